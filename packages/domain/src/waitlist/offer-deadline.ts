import { addDays } from '../time/civil-date.ts'
import { type ClockTime, civilDateOf, clockTimeOf, minskInstant } from '../time/minsk.ts'
import { MINUTE_MS } from '../time/minute.ts'

/** An operator's settings of the offers to people on the waiting list. */
export interface OfferTerms {
  /** How long an offer lasts by day, in minutes. */
  readonly offerMinutes: number
  /** The start of the night, in Minsk. An offer made at night lasts until the night ends. */
  readonly nightFrom: ClockTime
  /** The end of the night, in Minsk. */
  readonly nightTo: ClockTime
  /** The latest end of an offer before the offered time begins, in minutes. */
  readonly leadMinutes: number
}

/** The shortest offer, in minutes: nobody can answer a shorter one. */
const LEAST_MINUTES = 5
/**
 * The deadline of an offer that is made now (docs/decisions/0028): `offerMinutes` later by day, the end of the night by
 * night, but never so late that the person could not come in time or could no longer move their visit (`movableUntil`).
 * Null if too little time is left for an offer.
 */
export function offerDeadline(
  now: Date,
  time: { readonly startsAt: Date; readonly movableUntil: Date | null },
  terms: OfferTerms,
): Date | null {
  const least = leastOf(terms.offerMinutes)
  const wanted = Math.max(after(now, terms.offerMinutes), endOfNight(now, terms) ?? 0)
  const latest = after(time.startsAt, -terms.leadMinutes)
  const until = Math.min(wanted, latest, time.movableUntil?.getTime() ?? latest)
  return until < after(now, least) ? null : new Date(until)
}

/** Times that begin earlier than this are not offered any more. */
export function earliestOffered(now: Date, { offerMinutes, leadMinutes }: OfferTerms): Date {
  return new Date(after(now, leadMinutes + leastOf(offerMinutes)))
}

/** The end of the current night; null by day. A night may lie within one date or go over midnight. */
function endOfNight(now: Date, { nightFrom, nightTo }: OfferTerms): number | null {
  const [date, time] = [civilDateOf(now), clockTimeOf(now)]
  const isOverMidnight = nightFrom > nightTo
  const isNight = isOverMidnight ? time >= nightFrom || time < nightTo : time >= nightFrom && time < nightTo
  if (!isNight) return null
  const endsOn = isOverMidnight && time >= nightFrom ? addDays(date, 1) : date
  return Date.parse(minskInstant(endsOn, nightTo))
}

const leastOf = (offerMinutes: number) => Math.min(LEAST_MINUTES, offerMinutes)

const after = (moment: Date, minutes: number) => moment.getTime() + minutes * MINUTE_MS
