import type { Answer } from '@vizit/api-client/calls.ts'

/** An invoice for a visit that a programme pays (product §4). */
export type Invoice = Answer<'showInvoice'>
