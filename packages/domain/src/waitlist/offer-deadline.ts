import { addDays } from '../time/civil-date.ts'
import { type ClockTime, civilDateOf, clockTimeOf, minskInstant } from '../time/minsk.ts'

/** What an operator sets of the offers to people who wait. */
export interface OfferTerms {
  /** How long an offer stands by day, in minutes. */
  readonly offerMinutes: number
  /** Night begins, in Minsk: an offer that is made from then on stands until it ends. */
  readonly nightFrom: ClockTime
  /** Night ends. */
  readonly nightTo: ClockTime
  /** How long before its beginning an offered time is given up at the latest, in minutes. */
  readonly leadMinutes: number
}

/** Less is no offer: nobody answers within it. Minutes. */
const LEAST_MINUTES = 5
const MS_PER_MINUTE = 60_000

/**
 * Until when a time that is offered now waits for an answer (docs/decisions/0028): so many minutes by day, until the
 * end of the night by night, and never so long that whoever takes it could not come, or could not move their visit
 * any more (`movableUntil`). Null: too little is left for an offer.
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

/** What begins earlier is offered to nobody any more. */
export function earliestOffered(now: Date, { offerMinutes, leadMinutes }: OfferTerms): Date {
  return new Date(after(now, leadMinutes + leastOf(offerMinutes)))
}

/** Null by day. A night may lie within a date, or over midnight. */
function endOfNight(now: Date, { nightFrom, nightTo }: OfferTerms): number | null {
  const [date, time] = [civilDateOf(now), clockTimeOf(now)]
  const isOverMidnight = nightFrom > nightTo
  const isNight = isOverMidnight ? time >= nightFrom || time < nightTo : time >= nightFrom && time < nightTo
  if (!isNight) return null
  const endsOn = isOverMidnight && time >= nightFrom ? addDays(date, 1) : date
  return Date.parse(minskInstant(endsOn, nightTo))
}

const leastOf = (offerMinutes: number) => Math.min(LEAST_MINUTES, offerMinutes)

const after = (moment: Date, minutes: number) => moment.getTime() + minutes * MS_PER_MINUTE
