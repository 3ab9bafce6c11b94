import { showMissedVisits as call } from '@vizit/contract/calls/visits/visits.ts'
import { type CountedVisit, missesTooMany, recordAt, reopensAt } from '@vizit/domain/booking/missed-visits.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { VisitsDeps } from '../deps.ts'
import { readVisits, type VisitDetails } from '../store/visit-details.ts'
import { hideCoverageFrom } from '../use-cases/hide-coverage.ts'
import { presentVisit } from '../use-cases/present-visit.ts'

interface MissedVisitsRequest {
  readonly actor: Patient
  readonly profileId: string
  readonly language: Language
}

/** A year and a day, so that nothing is left out; `countsUntil` decides what counts. */
const READ_BACK_MS = 367 * DAY_MS

/**
 * How many visits were missed and which, the limit, and when booking opens again (decisions D4), counted as
 * booking counts them.
 */
async function showMissedVisits({ actor, profileId, language }: MissedVisitsRequest, deps: VisitsDeps) {
  const member = await deps.family.memberFor(actor, profileId, 'VIEW_VISITS')
  if (!member) return new Refused('NOT_FOUND', {})
  const now = deps.clock.now()
  const moment = now.getTime()
  const [visits, { missedVisits: limit, cancelCutOffMinutes: cutOffMinutes }] = await Promise.all([
    readVisits(deps.database, {
      profileIds: [profileId],
      since: new Date(moment - READ_BACK_MS),
      providerCode: null,
    }),
    deps.settings(),
    deps.family.recordViews(actor, [member]),
  ])
  const past = visits.filter(({ startsAt, endsAt }) => startsAt < now && endsAt <= now)
  const counted = past.map(countedOf)
  const record = recordAt(counted, moment)
  const closesBooking = missesTooMany(record, limit)
  const missed = past.filter(visit => visit.status === 'missed' && countedOf(visit).countsUntil > moment)
  return {
    profileId,
    ...record,
    ...limit,
    closesBooking,
    reopensAt: closesBooking ? formatInstant(new Date(reopensAt(counted, moment, limit))) : null,
    visits: missed
      .toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
      .map(visit => presentVisit(hideCoverageFrom(member, visit), { language, now, cutOffMinutes })),
  }
}

function countedOf({ status, startsAt }: VisitDetails): CountedVisit {
  const began = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO('UTC')
  return { missed: status === 'missed', countsUntil: began.add({ months: 12 }).epochMilliseconds }
}

export const showMissedVisitsRoute = handle(call, ({ actor, query, language }, deps: VisitsDeps) =>
  showMissedVisits({ actor, profileId: query.profileId, language }, deps),
)
