import { SESSION_DAYS } from '@vizit/domain/identity/session-days.ts'
import { DAY_SECONDS } from '@vizit/domain/time/day.ts'

/** Every number of the sign-in (product §4 "Login", §9; decisions D3). */
export const limits = {
  /** Seconds that a code lives. */
  codeSeconds: 300,
  /** Guesses at one code, unless strangers hammer the phone. */
  codeAttempts: 5,
  /** Codes of strangers to one phone within so many seconds, after which a code takes fewer guesses, and how many. */
  strangersCodes: 6,
  strangersCountedSeconds: DAY_SECONDS,
  strangersAttempts: 1,
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
  /** Seconds from a proof of work's challenge to its answer. */
  proofSeconds: 300,
  /** Seconds that a partner's sign-in token may live. */
  customTokenSeconds: 300,
  /** Days that auth events are kept. */
  keptAuthEventDays: 90,
  /** Seconds that an identity token lives; the client refreshes it silently. */
  identityTokenSeconds: 900,
  /** The longest an identity token may live: those of demo accounts last a working day. */
  longestIdentityTokenSeconds: 43_200,
  /** Seconds after its last refresh that a session ends by itself. */
  sessionSeconds: SESSION_DAYS * DAY_SECONDS,
  /** Seconds, of the database, for which a spent refresh token is answered with its successor again. */
  refreshAnsweredSeconds: 60,
  /** Seconds that a key signs identity tokens before the next one takes its place: 30 days. */
  keySeconds: 30 * DAY_SECONDS,
  /** Seconds that a new key is known to the servers before it begins to sign; they look for new ones every minute. */
  keyNoticeSeconds: 300,
  /** Seconds that the link and the code of a confirmation mail live. */
  confirmationSeconds: DAY_SECONDS,
  /** Seconds in which the former address of an account takes back that it was changed or removed: 72 hours. */
  emailUndoSeconds: 72 * 3600,
  /** Wrong guesses at the code of one confirmation mail, after which its link is what is left. */
  confirmationAttempts: 5,
  /** Confirmation mails in 24 hours: that let one device in, or all devices of an account. */
  accessMailsOfDevice: 5,
  accessMailsOfAccount: 15,
  /** Confirmation mails in 24 hours: for addresses of one account, or to one address. */
  addressMailsOfAccount: 5,
  addressMailsOfAddress: 10,
  /** Seconds after a sign-in by SMS during which the account may be reset. */
  resetSeconds: 600,
  /** Days after it was seen last that a device without a session is remembered as known to the account. */
  keptDeviceDays: 365,
  /** Days that logins are kept, to count by. */
  keptLoginDays: 2,
} as const
