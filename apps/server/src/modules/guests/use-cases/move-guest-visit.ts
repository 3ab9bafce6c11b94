import type { LinkHolder } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { moveTo } from '../../booking/public.ts'
import { findVisit } from '../../visits/public.ts'
import type { GuestDeps } from '../deps.ts'
import { contactOf } from '../store/contacts.ts'
import { birthdayOf } from '../store/patients.ts'
import { candidateOf } from './candidate.ts'

export interface GuestMove {
  readonly actor: LinkHolder
  readonly timeslotId: string
  readonly language: Language
}

/** Moves the visit of an opened link. */
export async function moveGuestVisit({ actor, timeslotId, language }: GuestMove, deps: GuestDeps) {
  const { db } = deps.database
  const [visit, contact] = await Promise.all([
    findVisit(deps.database, actor.visitId),
    contactOf(db, actor.visitId),
  ])
  if (!visit || !contact || visit.status === 'cancelled') return new Refused('NOT_FOUND', {})
  const birthday = await birthdayOf(db, visit.profileId)
  const moved = await moveTo(
    {
      visit,
      timeslotId,
      accountId: null,
      // An opened link holds no timeslots, but needs a holder id: a move without any holder is taken for one of
      // the waitlist (migration 0029).
      holders: [actor.visitId],
      language,
      whom: ({ slot }, now) => ({
        person: candidateOf(birthday, { now, visitAt: slot?.startsAt }),
        contact,
      }),
    },
    deps,
  )
  // No programme pays for a visit that was booked without an account.
  if (moved instanceof Refused && moved.code === 'COVERAGE_CHANGES') return new Refused('NOT_FOUND', {})
  // The patient of this link is told about this visit only.
  return moved instanceof Refused && moved.code === 'VISITOR_BUSY' ? new Refused('PATIENT_BUSY', {}) : moved
}
