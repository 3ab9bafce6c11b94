import type { CallName } from '@vizit/api-client/calls.ts'

/** The calls whose answers become outdated by a change of the family. */
export const familyReads = [
  'readProfile',
  'listGrants',
  'listJoinRequests',
  'readLedger',
  'listBookingCapabilities',
  'listServiceCapabilities',
] as const satisfies readonly CallName[]
