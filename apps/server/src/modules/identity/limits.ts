/** Every number of the sign-in (product §4 "Login", §9; decisions D3). */
export const limits = {
  /** Seconds that a code lives. */
  codeSeconds: 300,
  /** Guesses at one code. */
  codeAttempts: 5,
  /** Seconds until the same device may ask for another code of the same phone. */
  resendSeconds: 61,
  /** Seconds that the one-time token of a confirmed code lives. */
  tokenSeconds: 120,
  /** Seconds to solve the picture in. */
  humanSeconds: 600,
  /** Wrong answers to the pictures of one login; each picture takes one. */
  humanAttempts: 10,
  /** Pictures drawn for one login. */
  humanDraws: 20,
  /** Seconds that an identity token lives; the client refreshes it silently. */
  identityTokenSeconds: 900,
  /** The longest an identity token may live: those of demo accounts last a working day. */
  longestIdentityTokenSeconds: 43_200,
  /** Seconds after its last refresh that a session ends by itself: 60 days. */
  sessionSeconds: 60 * 86_400,
  /** Days that logins are kept, to count by. */
  keptLoginDays: 2,
} as const
