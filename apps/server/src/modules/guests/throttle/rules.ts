const MINUTE = 60
const HOUR = 3600

export type AttemptKind = 'booking' | 'code' | 'wrong-code'

/**
 * When this many attempts of a kind lie within the window, the consequence holds until the oldest of them leaves
 * it.
 */
export interface Rule {
  readonly kind: AttemptKind
  readonly by: 'address' | 'phone'
  readonly limit: number
  readonly seconds: number
  /** `picture`: a captcha is needed; `wait`: the phone must wait; `sender-locked`: the address must wait. */
  readonly consequence: 'picture' | 'wait' | 'sender-locked'
}

/**
 * All figures of the throttling. Addresses and phones are counted separately (decisions D3). An address may be a
 * house, an office or a mobile network, so its limits are high. A phone belongs to one person, who may know
 * nothing of the request, so few bookings and few SMS are allowed. Nobody waits longer than three hours, and
 * everybody may sign in instead.
 */
export const rules: readonly Rule[] = [
  { kind: 'booking', by: 'phone', limit: 3, seconds: HOUR, consequence: 'picture' },
  { kind: 'booking', by: 'phone', limit: 10, seconds: 3 * HOUR, consequence: 'wait' },
  { kind: 'booking', by: 'address', limit: 20, seconds: 10 * MINUTE, consequence: 'picture' },
  { kind: 'booking', by: 'address', limit: 200, seconds: 3 * HOUR, consequence: 'sender-locked' },
  { kind: 'code', by: 'phone', limit: 6, seconds: HOUR, consequence: 'wait' },
  { kind: 'code', by: 'phone', limit: 10, seconds: 3 * HOUR, consequence: 'wait' },
  { kind: 'code', by: 'address', limit: 60, seconds: HOUR, consequence: 'sender-locked' },
  { kind: 'wrong-code', by: 'address', limit: 50, seconds: 3 * HOUR, consequence: 'sender-locked' },
]
