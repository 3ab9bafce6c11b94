import { DAY_SECONDS } from '@vizit/domain/time/day.ts'

const HOUR = 3600

/** At most `limit` attempts of a kind within the window; the next one when the oldest has left it. */
export interface AttemptBound<Kind extends string> {
  readonly kind: Kind
  readonly by: 'account' | 'device' | 'address' | 'target' | 'account-target' | 'all'
  readonly limit: number
  readonly seconds: number
}

/** How often a code or a key may be guessed. */
export interface GuessBounds<Kind extends string> {
  /** Per account and per device. */
  readonly own: readonly AttemptBound<Kind>[]
  /** As many of an account's own wrong guesses are not stopped by those of strangers. */
  readonly free: AttemptBound<Kind>
  /**
   * Limits that strangers share: one address may be a house, an office or a mobile operator. They apply only after the free guesses,
   * so that strangers cannot lock a person out.
   */
  readonly shared: readonly AttemptBound<Kind>[]
}

export const guessBounds = <Kind extends string>(kind: Kind): GuessBounds<Kind> => ({
  own: [
    { kind, by: 'account', limit: 5, seconds: HOUR },
    { kind, by: 'account', limit: 10, seconds: DAY_SECONDS },
    { kind, by: 'device', limit: 5, seconds: HOUR },
    { kind, by: 'device', limit: 10, seconds: DAY_SECONDS },
  ],
  free: { kind, by: 'account', limit: 2, seconds: DAY_SECONDS },
  shared: [
    { kind, by: 'address', limit: 50, seconds: HOUR },
    { kind, by: 'address', limit: 150, seconds: DAY_SECONDS },
    { kind, by: 'all', limit: 600, seconds: HOUR },
    { kind, by: 'all', limit: 2400, seconds: DAY_SECONDS },
  ],
})
