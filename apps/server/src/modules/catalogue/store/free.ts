/**
 * SQL: may anyone take this timeslot at the instant `now`? Not booked, not held by somebody (a hold that ran
 * out counts for nothing), not withdrawn by the clinic, and not begun.
 */
export const isFree = (slot: string, now: string) =>
  `${slot}.visit_id is null and (${slot}.held_until is null or ${slot}.held_until <= ${now}) ` +
  `and not ${slot}.withdrawn and ${slot}.starts_at > ${now}`

/** SQL: can this assignment be booked online at all? */
export const isBookable = (assignment: string) =>
  `${assignment}.active and ${assignment}.booking_policy <> 'registry'`
