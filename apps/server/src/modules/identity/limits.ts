import { SESSION_DAYS } from '@vizit/domain/identity/session-days.ts'
import { DAY_SECONDS } from '@vizit/domain/time/day.ts'

/** Every number of the sign-in (product §4 "Login", §9; decisions D3). */
export const limits = {
  /** How many seconds a code is valid. */
  codeSeconds: 300,
  /** Guesses at one code, unless strangers have many codes sent to the phone. */
  codeAttempts: 5,
  /**
   * After this many strangers' codes to one phone within this many seconds a code takes fewer guesses, and how
   * many.
   */
  strangersCodes: 6,
  strangersCountedSeconds: DAY_SECONDS,
  strangersAttempts: 1,
  /** Seconds until the same device may request another code for the same phone. */
  resendSeconds: 61,
  /** How many seconds the one-time token of a confirmed code is valid. */
  tokenSeconds: 120,
  /** How many seconds a captcha picture can be answered. */
  humanSeconds: 600,
  /** Wrong captcha answers of one login; each picture takes one answer. */
  humanAttempts: 10,
  /** Pictures drawn for one login. */
  humanDraws: 20,
  /** How many seconds a proof-of-work challenge can be answered. */
  proofSeconds: 300,
  /** The longest validity of a partner's sign-in token, in seconds. */
  customTokenSeconds: 300,
  /** Days that auth events are kept. */
  keptAuthEventDays: 90,
  /** How many seconds an identity token is valid; the client refreshes it silently. */
  identityTokenSeconds: 900,
  /** The longest validity of an identity token, in seconds: tokens of demo accounts last a working day. */
  longestIdentityTokenSeconds: 43_200,
  /** How many seconds after its last refresh a session expires. */
  sessionSeconds: SESSION_DAYS * DAY_SECONDS,
  /** How many seconds, by the database's clock, a spent refresh token still gets its successor. */
  refreshAnsweredSeconds: 60,
  /** How many seconds a key signs identity tokens before the next one replaces it: 30 days. */
  keySeconds: 30 * DAY_SECONDS,
  /** How many seconds a new key is published to the servers before it signs; they read the keys every minute. */
  keyNoticeSeconds: 300,
  /** How many seconds the link and the code of a confirmation mail are valid. */
  confirmationSeconds: DAY_SECONDS,
  /** How many seconds the former address can undo its change or removal: 72 hours. */
  emailUndoSeconds: 72 * 3600,
  /** Wrong guesses at the code of one confirmation mail; after them only its link works. */
  confirmationAttempts: 5,
  /** Confirmation mails in 24 hours: to give access to one device, and to all devices of an account. */
  accessMailsOfDevice: 5,
  accessMailsOfAccount: 15,
  /** Confirmation mails in 24 hours: for new addresses of one account, and to one address. */
  addressMailsOfAccount: 5,
  addressMailsOfAddress: 10,
  /** How many seconds after a sign-in by SMS the account may be reset. */
  resetSeconds: 600,
  /** How many days a device without a session stays known to the account after it was last seen. */
  keptDeviceDays: 365,
  /** How many days logins are kept for counting. */
  keptLoginDays: 2,
} as const
