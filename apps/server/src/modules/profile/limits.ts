/** Every number of exports. */
export const limits = {
  /** Seconds that the link to a copy of one's data works. */
  exportSeconds: 3600,
  /** Copies that an account may order within 24 hours. */
  exportsPerDay: 5,
  /** Seconds that a server has to make one; another server may try after. */
  exportClaimSeconds: 300,
  exportAttempts: 5,
} as const
