import { z } from 'zod'

/** Ids of FHIR: what else there is would change the address that it is put into. */
export const FhirId = z.string().regex(/^[A-Za-z0-9.-]{1,64}$/)

/** An instant or date-time of FHIR with its offset. */
export const Moment = z.iso.datetime({ offset: true }).transform(text => new Date(text))

export const Meta = z.looseObject({
  versionId: z.string().max(200).optional(),
  lastUpdated: z.string().optional(),
})

export const Identifier = z.looseObject({ system: z.string().optional(), value: z.string().optional() })

export const Reference = z.looseObject({
  reference: z.string().optional(),
  identifier: Identifier.optional(),
})

/** The id in a reference to a resource of this type: relative, or whole; null where it is another. */
export function referredId(reference: string | undefined, type: string): string | null {
  const [, id] =
    new RegExp(`(?:^|/)${type}/([A-Za-z0-9.-]{1,64})(?:/_history/[^/]+)?$`).exec(reference ?? '') ?? []
  return id ?? null
}

/** The version to be replaced, as `If-Match` has it; undefined where the server keeps none. */
export const versionOf = (resource: {
  readonly meta?: z.output<typeof Meta> | undefined
}): string | undefined =>
  resource.meta?.versionId === undefined ? undefined : `W/"${resource.meta.versionId}"`

/** When the server says that it was changed last. */
export function changedAt(resource: { readonly meta?: z.output<typeof Meta> | undefined }): Date | null {
  const at = new Date(resource.meta?.lastUpdated ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}
