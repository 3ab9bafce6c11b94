import type { Refusal } from '@vizit/api-client/refusal.ts'

/** The names of the fields that an INVALID_ARGUMENT refuses; none for other refusals. */
export const refusedFields = (refusal: Refusal): string[] =>
  refusal.code === 'INVALID_ARGUMENT'
    ? refusal.attributes.fields.map(({ path }) => path.split('.').at(-1) ?? '')
    : []
