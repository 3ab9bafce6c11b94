/** Milliseconds for which an answer is taken for fresh, the same wherever it is asked for. */
export const FRESH_FOR = {
  listDoctors: 60_000,
  listBranches: 3_600_000,
  listProviders: 3_600_000,
  listLocations: 3_600_000,
} as const
