import { createHash } from 'node:crypto'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Guest, Patient } from '../../../platform/http/actor.ts'

/**
 * The ids under which this patient or guest holds timeslots (decisions D12); the first one is for new holds. Right
 * after sign-in a patient has two: the guest's holds stay theirs.
 */
export function holdOwnersOf(actor: Patient | Guest): [string, ...string[]] {
  if (actor.kind === 'guest') return [guestHolder(actor.anonymousId)]
  return [
    actor.accountId,
    ...(actor.formerGuest === undefined ? [] : [guestHolder(actor.formerGuest)]),
    ...(actor.alsoHolds === undefined ? [] : [actor.alsoHolds]),
  ]
}

/**
 * Tells the account's other tabs and devices to check their hold, because a patient holds one timeslot at a time.
 * Guests have no stream of changes.
 */
export function notifyOfHolds(changes: Changes, actor: Patient | Guest): void {
  if (actor.kind === 'patient') changes.publish('holds', { accounts: [actor.accountId] })
}

/** A digest: a guest chooses the id, and could otherwise send the id of somebody's account. */
function guestHolder(anonymousId: string): string {
  const hex = createHash('sha256').update(`guest ${anonymousId}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
