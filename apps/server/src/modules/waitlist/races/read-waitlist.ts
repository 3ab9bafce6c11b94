import type { World } from '@vizit/test-kit/world/world.ts'

/** The line of a medical organisation, read from the database into a plain shape. */
export interface WaitlistState {
  readonly now: number
  readonly slots: readonly WaitlistSlot[]
  readonly waits: readonly WaitlistWait[]
  readonly visits: readonly WaitlistVisit[]
}

interface Interval {
  readonly starts: number
  readonly ends: number
}

export interface WaitlistSlot extends Interval {
  readonly id: string
  readonly visitId: string | null
  readonly heldBy: string | null
  readonly heldUntil: number
}

export interface WaitlistVisit extends Interval {
  readonly id: string
  readonly profileId: string
}

export interface WaitlistWait {
  readonly id: string
  readonly number: number
  readonly accountId: string
  readonly profileId: string
  readonly visitId: string | null
  readonly isOpen: boolean
  /** The offer that waits for an answer. */
  readonly live: { readonly id: string; readonly slotId: string; readonly expires: number } | null
  /** Timeslots that were offered to this wait. */
  readonly asked: readonly string[]
}

const LEAD = 30 * 60_000
const LEAST = 5 * 60_000
const CUT_OFF = 30 * 60_000

export async function readWaitlistState({ db, clock }: World, providerId: string): Promise<WaitlistState> {
  const [slots, waits, offers, visits] = await Promise.all([
    db
      .selectFrom('timeslot')
      .innerJoin('assignment', 'assignment.id', 'timeslot.assignment_id')
      .selectAll('timeslot')
      .where('provider_id', '=', providerId)
      .orderBy('timeslot.id')
      .execute(),
    db
      .selectFrom('waitlist_entry')
      .selectAll()
      .where('provider_id', '=', providerId)
      .orderBy('number')
      .execute(),
    db.selectFrom('waitlist_offer').selectAll().execute(),
    db
      .selectFrom('visit')
      .selectAll()
      .where('provider_id', '=', providerId)
      .where('status', '<>', 'cancelled')
      .execute(),
  ])
  return {
    now: clock.now().getTime(),
    slots: slots.map(slot => ({
      id: slot.id,
      starts: slot.starts_at.getTime(),
      ends: slot.ends_at.getTime(),
      visitId: slot.visit_id,
      heldBy: slot.held_by,
      heldUntil: slot.held_until?.getTime() ?? 0,
    })),
    waits: waits.map(wait => {
      const own = offers.filter(({ entry_id }) => entry_id === wait.id)
      const live = own.find(({ state }) => state === 'live')
      return {
        id: wait.id,
        number: Number(wait.number),
        accountId: wait.account_id,
        profileId: wait.profile_id,
        visitId: wait.visit_id,
        isOpen: wait.ended_at === null,
        live: live ? { id: live.id, slotId: live.timeslot_id, expires: live.expires_at.getTime() } : null,
        asked: own.map(({ timeslot_id }) => timeslot_id),
      }
    }),
    visits: visits.map(visit => ({
      id: visit.id,
      profileId: visit.profile_id,
      starts: visit.starts_at.getTime(),
      ends: visit.ends_at.getTime(),
    })),
  }
}

const overlap = (a: Interval, b: Interval) => a.starts < b.ends && b.starts < a.ends

export const isFree = ({ now }: WaitlistState, { visitId, heldUntil, starts }: WaitlistSlot) =>
  visitId === null && heldUntil <= now && starts > now

/**
 * Whether this wait could be offered this timeslot if it were free: a second, plain implementation of the rules.
 */
export function canBeOffered(
  { now, waits, visits }: WaitlistState,
  wait: WaitlistWait,
  slot: WaitlistSlot,
): boolean {
  if (!wait.isOpen || wait.asked.includes(slot.id)) return false
  if (slot.starts - LEAD - now < LEAST) return false
  if (waits.some(({ live, accountId }) => live && accountId === wait.accountId)) return false
  const clashing = visits.some(
    visit => visit.profileId === wait.profileId && visit.id !== wait.visitId && overlap(visit, slot),
  )
  if (clashing) return false
  if (wait.visitId === null) return true
  const moving = visits.find(({ id }) => id === wait.visitId)
  return moving !== undefined && slot.starts < moving.starts && moving.starts - CUT_OFF - now >= LEAST
}
