/** Limits of exports. */
export const limits = {
  /** Seconds that the link to a copy works. */
  exportSeconds: 3600,
  /** Copies that an account may order within 24 hours. */
  exportsPerDay: 5,
  /** Seconds that a server has to make a copy; after that another server may try. */
  exportClaimSeconds: 300,
  exportAttempts: 5,
} as const
