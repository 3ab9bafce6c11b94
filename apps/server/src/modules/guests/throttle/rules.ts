const MINUTE = 60
const HOUR = 3600

export type AttemptKind = 'booking' | 'code' | 'wrong-code'

/** So many attempts of a kind within the window have the consequence, until the first of them leaves it. */
export interface Rule {
  readonly kind: AttemptKind
  readonly by: 'address' | 'phone'
  readonly limit: number
  readonly seconds: number
  /** `picture`: a person must be proven; `wait`: the phone must wait; `sender-locked`: the address must. */
  readonly consequence: 'picture' | 'wait' | 'sender-locked'
}

/**
 * Every figure of the throttling. Addresses and phones are counted apart (decisions D3): an address may be a house, an
 * office or a mobile network, so that it is bothered late; a phone is one person's, and it can be anybody's who was never
 * asked, so that few bookings are tried and few SMS sent for it. Nobody waits longer than three hours, and whoever has to may
 * always sign in instead.
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
