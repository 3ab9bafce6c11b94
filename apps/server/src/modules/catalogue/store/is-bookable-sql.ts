import type { BookablePeriod } from './bookable-period.ts'
import type { StatementValues } from './statement-values.ts'

/** SQL of the values of a `BookablePeriod`, numbered from `first`. */
export const bookablePeriodAs = (first: number) => ({
  now: `$${first}::timestamptz`,
  until: `$${first + 1}::timestamptz`,
  isOpen: `$${first + 2}::boolean`,
})

/** SQL of the values of a `BookablePeriod`, added to those of a statement. */
export const addBookablePeriod = ({ now, until, isOpen }: BookablePeriod, { add }: StatementValues) => ({
  now: add(now, 'timestamptz'),
  until: add(until, 'timestamptz'),
  isOpen: add(isOpen, 'boolean'),
})

type BookablePeriodSql = ReturnType<typeof bookablePeriodAs>

/**
 * SQL: is this timeslot free and within the dates that can be booked? Lists also show free timeslots that are
 * promised to the waitlist; a person who takes one is told that it is taken (docs/decisions/0040,
 * `timeslot_is_open`).
 */
export const isFree = (slot: string, { now, until }: Pick<BookablePeriodSql, 'now' | 'until'>) =>
  `timeslot_is_free(${slot}, ${now}) and ${slot}.starts_at < ${until}`

/** SQL: for a free timeslot, is the whole run free that a service of `minutes` takes from it on? */
export const isRunFree = (
  slot: string,
  minutes: string,
  { now, until }: Pick<BookablePeriodSql, 'now' | 'until'>,
) =>
  `run_is_free(assignment => ${slot}.assignment_id, begins => ${slot}.starts_at, ends => ${slot}.ends_at, ` +
  `minutes => ${minutes}, moment => ${now}, window_end => ${until})`

/**
 * SQL: can the assignment `a` of the doctor `d` at the branch `b` of the provider `p` be booked online at all?
 * Checks the settings of operator, clinic and assignment, as a hold does (decline codes 2, 4 and 14).
 */
export const isBookable = ({ isOpen }: Pick<BookablePeriodSql, 'isOpen'>) =>
  `${isOpen} and p.active and p.online_booking and b.active and d.active and a.active ` +
  "and a.booking_policy <> 'registry'"

/** SQL: may a new patient book the assignment `a` (`takesStrangers` of the domain)? */
export const TAKES_STRANGERS = "a.booking_policy = 'open'"
