/** SQL of the values of an offering (`offering.ts`), numbered from `first`. */
export const offeringAs = (first: number) => ({
  now: `$${first}::timestamptz`,
  until: `$${first + 1}::timestamptz`,
  isOpen: `$${first + 2}::boolean`,
})

type OfferingSql = ReturnType<typeof offeringAs>

/**
 * SQL: may anyone take this timeslot now? Not booked, not held by somebody (a hold that ran out counts for
 * nothing), not withdrawn by the clinic, not begun, and within the dates that can be booked.
 */
export const isFree = (slot: string, { now, until }: Pick<OfferingSql, 'now' | 'until'>) =>
  `${slot}.visit_id is null and (${slot}.held_until is null or ${slot}.held_until <= ${now}) ` +
  `and not ${slot}.withdrawn and ${slot}.starts_at > ${now} and ${slot}.starts_at < ${until}`

/** SQL: is all of the run that a service of `minutes` takes free from this timeslot on, which is free itself? */
export const isRunFree = (
  slot: string,
  minutes: string,
  { now, until }: Pick<OfferingSql, 'now' | 'until'>,
) => `run_is_free(${slot}.assignment_id, ${slot}.starts_at, ${slot}.ends_at, ${minutes}, ${now}, ${until})`

/**
 * SQL: can the assignment `a` of the doctor `d` at the branch `b` of the provider `p` be booked online at all?
 * What the operator, the clinic and the assignment say, the same as a hold asks (decline codes 2, 4 and 14).
 */
export const isBookable = ({ isOpen }: Pick<OfferingSql, 'isOpen'>) =>
  `${isOpen} and p.active and p.online_booking and b.active and d.active and a.active ` +
  "and a.booking_policy <> 'registry'"

/** SQL: may somebody of whom nothing is known book the assignment `a` (`takesStrangers` of the domain)? */
export const TAKES_STRANGERS = "a.booking_policy = 'open'"
