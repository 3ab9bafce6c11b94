import { randomUUID } from 'node:crypto'
import { bookingWindowEnd } from '@vizit/domain/timetable/booking-window.ts'
import { type Turn, waitlistTurns } from '@vizit/domain/waitlist/waitlist-turns.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { WaitlistDeps } from '../deps.ts'
import { type Candidate, readCandidates } from '../store/candidates.ts'
import { claimFreedTimeslot, lockWaitlist } from '../store/freed-time.ts'
import { hold } from '../store/offers.ts'
import { type FreedTimeslotContext, readFreedTimeslotContext } from '../store/timeslots.ts'
import { mayTakeOffer } from './may-take-offer.ts'
import { notifyOfOffer } from './notify-of-offer.ts'

const CANDIDATES_AT_ONCE = 50

/** `offered`: to whom; `nobody`: the timeslot is free for all; `nothing`: no timeslot was freed. */
export type Offering = { readonly offeredTo: string } | 'nobody' | 'nothing'

/** Offers the next freed timeslot to the first in line who can take it, in one transaction. */
export async function offerFreedTime(deps: WaitlistDeps): Promise<Offering> {
  const offering = await deps.database.db.transaction().execute(trx => offer(trx, deps))
  if (typeof offering === 'object') {
    deps.notifications.nudge()
    deps.changes.publish('waitlist', { accounts: [offering.offeredTo] })
  }
  return offering
}

async function offer(trx: Kysely<DB>, deps: WaitlistDeps): Promise<Offering> {
  const now = deps.clock.now()
  const freed = await claimFreedTimeslot(trx, now)
  if (!freed) return 'nothing'
  await lockWaitlist(trx, freed.providerId)
  const place = await readFreedTimeslotContext(trx, freed.slotId, now, bookingWindowEnd(now))
  if (!place) return 'nobody'
  const { waitlist: terms, cancelCutOffMinutes: cutOffMinutes } = await deps.settings()
  const [first, last] = [place.slots[0], place.slots.at(-1)]
  if (!first || !last) return 'nobody'
  const asked = { assignmentId: place.assignmentId, from: first.startsAt, to: last.endsAt, cutOffMinutes }
  let after = '0'
  for (;;) {
    const candidates = await readCandidates(trx, { ...asked, after, limit: CANDIDATES_AT_ONCE })
    const byId = new Map(candidates.map(candidate => [candidate.waiting.id, candidate]))
    const waiting = candidates.map(candidate => candidate.waiting)
    for (const turn of waitlistTurns(waiting, { slotId: freed.slotId, slots: place.slots, now }, terms)) {
      const candidate = byId.get(turn.waiting.id)
      const time = { assignmentId: place.assignmentId, startsAt: turn.run.startsAt }
      if (!candidate || !(await mayTakeOffer(candidate, time, deps))) continue
      const outcome = await ask({ trx, deps, candidate, turn, place, now })
      if (outcome === 'offered') return { offeredTo: candidate.accountId }
      if (outcome === 'busy') return 'nobody'
    }
    const lastAsked = waiting.at(-1)
    if (!lastAsked || candidates.length < CANDIDATES_AT_ONCE) return 'nobody'
    after = String(lastAsked.number)
  }
}

interface OfferAttempt {
  readonly trx: Kysely<DB>
  readonly deps: WaitlistDeps
  readonly candidate: Candidate
  readonly turn: Turn
  readonly place: FreedTimeslotContext
  readonly now: Date
}

async function ask({ trx, deps, candidate, turn, place, now }: OfferAttempt) {
  const { accountId, profileId } = candidate
  const { waiting, run, until } = turn
  const offerId = randomUUID()
  const held = run.slotIds.filter(id => place.slots.some(slot => slot.id === id))
  const outcome = await hold(trx, { offerId, waitId: waiting.id, run, held, now, until })
  if (outcome !== 'offered') return outcome
  const { assignmentId } = place
  const { startsAt } = run
  await notifyOfOffer(trx, { offerId, accountId, profileId, assignmentId, startsAt, until }, deps)
  await recordAudit(trx, {
    action: 'time-offered',
    subject: offerId,
    at: now,
    accountId,
    profileId,
    details: { waitId: waiting.id, timeslotId: run.slotIds[0] },
  })
  return outcome
}
