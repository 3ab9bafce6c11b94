import { DAY_SECONDS } from '@vizit/domain/time/day.ts'
import type { AttemptBound, GuessBounds } from '../../platform/throttle/guess-bounds.ts'
import { guessBounds } from '../../platform/throttle/guess-bounds.ts'

const HOUR = 3600

/** Every number of linking a programme (docs/decisions/0121-linking-a-programme.md), in seconds unless the name says otherwise. */
export const limits = {
  /** How long the letter's link and code work. */
  letterSeconds: DAY_SECONDS,
  /** How long the suffix of an SMS works. */
  suffixSeconds: 600,
  codeAttempts: 5,
  /** calls §9, "SMS resend countdown" */
  resendSeconds: 61,
  /** How long the coverer's data are waited for. */
  dataSeconds: 30 * DAY_SECONDS,
  /** How long a refusal that came later is shown. */
  refusalSeconds: 30 * DAY_SECONDS,
  /** How many days a programme that the coverer has ended is shown. */
  endedDays: 90,
  /** How many days what a coverer told of a member is kept after they have left. */
  leftDays: 30,
  /** How many days attempts are kept for counting. */
  keptAttemptDays: 2,
} as const

type Bound = AttemptBound<'wrong-key' | 'letter-sent' | 'sms-sent'>

const ofKeys = guessBounds('wrong-key')

/** Keys that are not the person's own; somebody's card may be tried by others. */
export const keyBounds = {
  ...ofKeys,
  shared: [{ kind: 'wrong-key', by: 'target', limit: 10, seconds: DAY_SECONDS }, ...ofKeys.shared],
} as const

const resend = (kind: Bound['kind']): Bound => ({
  ...{ kind, by: 'account-target', limit: 1 },
  seconds: limits.resendSeconds,
})

export const letterResend: readonly Bound[] = [resend('letter-sent')]
export const smsResend: readonly Bound[] = [resend('sms-sent')]

/**
 * Letters to one address, which may belong to somebody who does not know the product: few, whoever sends them. Each account's first one
 * in an hour is sent beside those of strangers, so that they cannot lock out whose address it is.
 */
export const addressBounds: GuessBounds<'letter-sent'> = {
  own: [
    { kind: 'letter-sent', by: 'account-target', limit: 5, seconds: HOUR },
    { kind: 'letter-sent', by: 'target', limit: 30, seconds: DAY_SECONDS },
  ],
  free: { kind: 'letter-sent', by: 'account-target', limit: 1, seconds: HOUR },
  shared: [
    { kind: 'letter-sent', by: 'target', limit: 5, seconds: HOUR },
    { kind: 'letter-sent', by: 'target', limit: 10, seconds: DAY_SECONDS },
  ],
}

/** Letters of one sender, to whatever addresses. */
export const senderBounds: readonly Bound[] = [
  { kind: 'letter-sent', by: 'account', limit: 10, seconds: HOUR },
  { kind: 'letter-sent', by: 'account', limit: 20, seconds: DAY_SECONDS },
  { kind: 'letter-sent', by: 'device', limit: 10, seconds: HOUR },
  { kind: 'letter-sent', by: 'address', limit: 200, seconds: HOUR },
]

export const smsBounds: readonly Bound[] = [
  { kind: 'sms-sent', by: 'account', limit: 5, seconds: HOUR },
  { kind: 'sms-sent', by: 'account', limit: 10, seconds: DAY_SECONDS },
  { kind: 'sms-sent', by: 'target', limit: 5, seconds: HOUR },
]
