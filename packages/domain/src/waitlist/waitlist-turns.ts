import { type OfferTerms, offerDeadline } from './offer-deadline.ts'
import { type FreeSlot, type Run, runsContainingSlot } from './runs-containing-slot.ts'
import { type WantedTimes, wantsTime } from './wanted-times.ts'

interface Interval {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** A person who waits for time at the assignment of a freed timeslot. */
export interface WaitingPerson {
  readonly id: string
  /** Increases with every entry to the waiting list, over all clinics. */
  readonly number: number
  readonly wanted: WantedTimes
  /** The visit for which an earlier time is wanted, with its own timeslots, some of which the moved visit may reuse. */
  readonly visit: {
    readonly startsAt: Date
    readonly movableUntil: Date
    readonly slots: readonly FreeSlot[]
  } | null
  /** The duration of the wanted service at this assignment, in minutes; null: one timeslot of any length. */
  readonly minutes: number | null
  /** The visits of the patient and of the person who is asked, except the one that would move. */
  readonly busy: readonly Interval[]
  /** The first timeslots of earlier offers to this wait: nobody is offered the same time twice. */
  readonly asked: readonly string[]
}

/** Who is offered which times, and until when. */
export interface Turn {
  readonly waiting: WaitingPerson
  readonly run: Run
  readonly until: Date
}

export interface FreedSlot {
  readonly slotId: string
  /** All free timeslots of its assignment around it, by start. */
  readonly slots: readonly FreeSlot[]
  readonly now: Date
}

/**
 * The people who can be offered a freed timeslot, in the order in which they joined the waiting list
 * (docs/decisions/0028), each with the earliest time that contains it, that they want, and at which they are free.
 */
export function waitlistTurns(
  waiting: readonly WaitingPerson[],
  freed: FreedSlot,
  terms: OfferTerms,
): Turn[] {
  return waiting.toSorted((a, b) => a.number - b.number).flatMap(one => turnOf(one, freed, terms) ?? [])
}

function turnOf(
  waiting: WaitingPerson,
  { slotId, slots, now }: FreedSlot,
  terms: OfferTerms,
): Turn | undefined {
  const own = waiting.visit?.slots ?? []
  const usable = own.length > 0 ? [...slots, ...own].toSorted((a, b) => +a.startsAt - +b.startsAt) : slots
  for (const run of runsContainingSlot(usable, slotId, waiting.minutes)) {
    if (!suits(waiting, run)) continue
    const movableUntil = waiting.visit?.movableUntil ?? null
    const until = offerDeadline(now, { startsAt: run.startsAt, movableUntil }, terms)
    if (until !== null) return { waiting, run, until }
  }
  return undefined
}

function suits({ wanted, visit, busy, asked }: WaitingPerson, run: Run): boolean {
  return (
    wantsTime(wanted, run.startsAt) &&
    (visit === null || run.startsAt < visit.startsAt) &&
    !asked.includes(run.slotIds[0]) &&
    !busy.some(({ startsAt, endsAt }) => startsAt < run.endsAt && run.startsAt < endsAt)
  )
}
