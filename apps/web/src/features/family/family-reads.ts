import type { CallName } from '@vizit/api-client/calls.ts'

/** What a change of the family makes stale. */
export const familyReads = [
  'readProfile',
  'listGrants',
  'listJoinRequests',
  'readLedger',
  'listBookingCapabilities',
  'listServiceCapabilities',
] as const satisfies readonly CallName[]
