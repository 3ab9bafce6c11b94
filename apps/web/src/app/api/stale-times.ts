/** How long the answers of a call count as fresh, in milliseconds, on all screens. */
export const STALE_TIMES = {
  listDoctors: 60_000,
  listBranches: 3_600_000,
  listProviders: 3_600_000,
  listLocations: 3_600_000,
} as const
