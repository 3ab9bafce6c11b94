/** Every number of exports and deletions. */
export const limits = {
  /** Seconds that the link to a copy of one's data works. */
  exportSeconds: 3600,
  /** Copies that an account may order within 24 hours. */
  exportsPerDay: 5,
  /** Seconds that a server has to make one; another server may try after. */
  exportClaimSeconds: 300,
  exportAttempts: 5,
  /** Seconds that the code of a deletion lives, guesses at it, and seconds until another one may be sent. */
  codeSeconds: 300,
  codeAttempts: 5,
  resendSeconds: 61,
  /** Codes of deletion that an account is sent within 24 hours. */
  codesPerDay: 5,
} as const

export const DAY_MS = 86_400_000
