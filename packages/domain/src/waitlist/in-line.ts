import { type OfferTerms, offerDeadline } from './offer-deadline.ts'
import { type FreeSlot, type Run, runsWith } from './runs-with.ts'
import { type WantedTimes, wantsTime } from './wanted-times.ts'

interface Interval {
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Somebody who waits for time at the assignment of a freed timeslot. */
export interface Waiting {
  readonly id: string
  /** Grows with every joining, over all clinics. */
  readonly number: number
  readonly wanted: WantedTimes
  /** The visit for which an earlier time is wanted, and its own timeslots, which it may keep a part of. */
  readonly visit: {
    readonly startsAt: Date
    readonly movableUntil: Date
    readonly slots: readonly FreeSlot[]
  } | null
  /** What the wanted service takes at this assignment; null: one timeslot, whatever its length. */
  readonly minutes: number | null
  /** Visits of the patient and of whoever is asked, but for the one that would move. */
  readonly busy: readonly Interval[]
  /** First timeslots of what was offered to this wait before: nobody is asked twice for the same time. */
  readonly asked: readonly string[]
}

/** Whom to ask for what, and until when. */
export interface Turn {
  readonly waiting: Waiting
  readonly run: Run
  readonly until: Date
}

export interface Freed {
  readonly slotId: string
  /** All free timeslots of its assignment around it, by their beginning. */
  readonly slots: readonly FreeSlot[]
  readonly now: Date
}

/**
 * Those who can be asked whether they take a freed timeslot, in the order of their joining (docs/decisions/0028), each
 * for the earliest time with it that they want and are free at.
 */
export function inLine(waiting: readonly Waiting[], freed: Freed, terms: OfferTerms): Turn[] {
  return waiting.toSorted((a, b) => a.number - b.number).flatMap(one => turnOf(one, freed, terms) ?? [])
}

function turnOf(waiting: Waiting, { slotId, slots, now }: Freed, terms: OfferTerms): Turn | undefined {
  const own = waiting.visit?.slots ?? []
  const usable = own.length > 0 ? [...slots, ...own].toSorted((a, b) => +a.startsAt - +b.startsAt) : slots
  for (const run of runsWith(usable, slotId, waiting.minutes)) {
    if (!suits(waiting, run)) continue
    const movableUntil = waiting.visit?.movableUntil ?? null
    const until = offerDeadline(now, { startsAt: run.startsAt, movableUntil }, terms)
    if (until !== null) return { waiting, run, until }
  }
  return undefined
}

function suits({ wanted, visit, busy, asked }: Waiting, run: Run): boolean {
  return (
    wantsTime(wanted, run.startsAt) &&
    (visit === null || run.startsAt < visit.startsAt) &&
    !asked.includes(run.slotIds[0]) &&
    !busy.some(({ startsAt, endsAt }) => startsAt < run.endsAt && run.startsAt < endsAt)
  )
}
