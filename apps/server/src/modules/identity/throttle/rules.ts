const MINUTE = 60
const HOUR = 3600
/** The lock of decisions D3; the texts in every language name its length. */
const LOCK = 3 * HOUR

/** Whose requests are counted together. */
export type Scope = 'address' | 'device' | 'stranger-phone' | 'device-phone'

/**
 * What is counted: logins begun, codes sent, different numbers, or logins whose guesses were all wrong. Logins
 * that ended in a sign-in never count: the right code proves the person, and a shared address (a family, an
 * office, a mobile network) is no abuse.
 */
export type CountedKind = 'logins' | 'codes' | 'numbers' | 'exhausted'

export interface Rule {
  readonly scope: Scope
  readonly counted: CountedKind
  /** When this many lie within the window, the consequence holds until the oldest of them leaves it. */
  readonly limit: number
  readonly windowSeconds: number
  /** A suspicion adds a point to the risk (`needs-human-check.ts`); the other consequences refuse. */
  readonly consequence: 'suspicion' | 'sender-locked' | 'wait'
}

/** How many codes strangers to a phone may have sent to it. */
export const strangersCodes = { limit: 6, windowSeconds: LOCK } as const

/**
 * All figures of the throttling. A suspicion rule has two limits: from the first on, senders without a proof of
 * work get a captcha; from the second on, all senders do.
 *
 * Decisions D3: senders (address, device) and phones are throttled separately. No rule affects a code that was
 * already sent. A device that has signed in to the account before is no stranger: only its own rules bind it, so
 * that nobody else can use up its limit.
 *
 * No window of a refusing rule is longer than the lock: a new device of a number that strangers attack waits three
 * hours at most. The limits of guesses at a code are in `count-code-guesses.ts`.
 */
export const rules: readonly Rule[] = [
  { scope: 'device-phone', counted: 'codes', limit: 3, windowSeconds: 30 * MINUTE, consequence: 'suspicion' },
  { scope: 'device-phone', counted: 'codes', limit: 5, windowSeconds: 30 * MINUTE, consequence: 'suspicion' },
  { scope: 'device-phone', counted: 'codes', limit: 6, windowSeconds: HOUR, consequence: 'wait' },
  { scope: 'device', counted: 'numbers', limit: 3, windowSeconds: HOUR, consequence: 'suspicion' },
  { scope: 'device', counted: 'numbers', limit: 5, windowSeconds: HOUR, consequence: 'suspicion' },
  { scope: 'device', counted: 'numbers', limit: 10, windowSeconds: LOCK, consequence: 'sender-locked' },
  { scope: 'device', counted: 'exhausted', limit: 2, windowSeconds: LOCK, consequence: 'sender-locked' },
  {
    scope: 'stranger-phone',
    counted: 'codes',
    limit: 3,
    windowSeconds: 30 * MINUTE,
    consequence: 'suspicion',
  },
  {
    scope: 'stranger-phone',
    counted: 'codes',
    limit: 5,
    windowSeconds: 30 * MINUTE,
    consequence: 'suspicion',
  },
  { scope: 'stranger-phone', counted: 'codes', ...strangersCodes, consequence: 'wait' },
  { scope: 'address', counted: 'logins', limit: 30, windowSeconds: 10 * MINUTE, consequence: 'suspicion' },
  { scope: 'address', counted: 'logins', limit: 60, windowSeconds: 10 * MINUTE, consequence: 'suspicion' },
  { scope: 'address', counted: 'exhausted', limit: 10, windowSeconds: LOCK, consequence: 'suspicion' },
  { scope: 'address', counted: 'exhausted', limit: 20, windowSeconds: LOCK, consequence: 'suspicion' },
  { scope: 'address', counted: 'exhausted', limit: 50, windowSeconds: LOCK, consequence: 'sender-locked' },
  { scope: 'address', counted: 'logins', limit: 300, windowSeconds: LOCK, consequence: 'sender-locked' },
]

/** The rules for a sender. A known device is exempt from those of strangers and addresses. */
export function rulesFor(knownDevice: boolean): readonly Rule[] {
  return knownDevice ? rules.filter(({ scope }) => scope === 'device' || scope === 'device-phone') : rules
}
