import { createHash } from 'node:crypto'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'

/**
 * The ids under which this person or guest holds timeslots (decisions D12), the one for new holds first. Right
 * after signing in a patient has two: what they held as a guest goes with them.
 */
export function holdersOf(actor: Patient | Guest): [string, ...string[]] {
  if (actor.kind === 'guest') return [guestHolder(actor.anonymousId)]
  return [
    actor.accountId,
    ...(actor.formerGuest === undefined ? [] : [guestHolder(actor.formerGuest)]),
    ...(actor.alsoHolds === undefined ? [] : [actor.alsoHolds]),
  ]
}

/** A person holds one timeslot: their other tabs and devices look whether it is still theirs. Guests have no stream. */
export function tellHolds(changes: Changes, actor: Patient | Guest): void {
  if (actor.kind === 'patient') changes.tell('holds', { accounts: [actor.accountId] })
}

/** A digest, because a guest chooses the id and could name somebody's account. */
function guestHolder(anonymousId: string): string {
  const hex = createHash('sha256').update(`guest ${anonymousId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
