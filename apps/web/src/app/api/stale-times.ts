/** In milliseconds: for what changes seldom, such as names. */
export const HOUR = 3_600_000

/** How long the answers of a call count as fresh, in milliseconds, on all screens. */
export const STALE_TIMES = {
  listDoctors: 60_000,
  listBranches: HOUR,
  listProviders: HOUR,
  listLocations: HOUR,
  listSpecialities: HOUR,
  listPrograms: HOUR,
} as const
