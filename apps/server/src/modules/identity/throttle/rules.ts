const MINUTE = 60
const HOUR = 3600
/** The lock of decisions D3, in every language. */
const LOCK = 3 * HOUR

/** Whose requests are counted together. */
export type Scope = 'address' | 'device' | 'stranger-phone' | 'device-phone'

/**
 * What is counted: every login begun, codes sent, different numbers asked for, or logins whose guesses were
 * all wrong. Logins that ended in a sign-in never count: whoever received the code is who they say, and a
 * shared address (a family, an office, a mobile network) is no abuse.
 */
export type Counted = 'logins' | 'codes' | 'numbers' | 'exhausted'

export interface Rule {
  readonly scope: Scope
  readonly counted: Counted
  /** So many within the window, and the consequence holds until the oldest of them leaves it. */
  readonly limit: number
  readonly windowSeconds: number
  /** A suspicion adds a point to the risk (`risk.ts`); the others refuse. */
  readonly consequence: 'suspicion' | 'sender-locked' | 'wait'
}

/** Codes that whoever is not known to hold a phone may have sent to it. */
export const strangersCodes = { limit: 6, windowSeconds: LOCK } as const

/**
 * Every figure of the throttling. A rule of suspicion stands at two limits: at the first, whoever solved a proof
 * of work goes on as before and others draw a picture; at the second, everybody does.
 *
 * Decisions D3: senders (address, device) and phones are throttled apart. Nothing here touches a code that
 * was already sent. A device that has signed in to the account before is no stranger: it is bound by the
 * rules of its own only, so that nobody else can use up its budget.
 *
 * No window of what refuses is longer than the lock: a device that is new to a number which strangers hammer waits
 * three hours at most. What guessing is bounded by beside the codes sent stands in `guesses-of-code.ts`.
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

/** The rules that bind a sender: those of strangers and addresses pass a known device by. */
export function rulesFor(knownDevice: boolean): readonly Rule[] {
  return knownDevice ? rules.filter(({ scope }) => scope === 'device' || scope === 'device-phone') : rules
}
