import type { Assignment, Branch } from '../timeslot-types.ts'

export interface AssignmentsWithTerms {
  readonly policy: Assignment['bookingPolicy']
  /** Any assignment of the group: booking rules are the same for all of them. */
  readonly assignmentId: string
  readonly branches: readonly Branch[]
  /** The specialities of the doctor there. */
  readonly specialities: readonly string[]
}

/**
 * The places that a question about booking concerns, grouped by their terms: those with displayed times, otherwise
 * those with online booking, otherwise all.
 */
export function bookingTermsOfAssignments(
  places: readonly Assignment[],
  shown: readonly { readonly assignmentId: string }[],
  branches: readonly Branch[],
): AssignmentsWithTerms[] {
  const free = new Set(shown.map(({ assignmentId }) => assignmentId))
  const asked = [
    places.filter(({ assignmentId }) => free.has(assignmentId)),
    places.filter(({ onlineBooking }) => onlineBooking),
    places,
  ].find(some => some.length > 0)
  const policies = new Set(asked?.map(({ bookingPolicy }) => bookingPolicy))
  return [...policies].flatMap(policy => {
    const alike = asked?.filter(({ bookingPolicy }) => bookingPolicy === policy) ?? []
    const [first] = alike
    const at = new Set(alike.map(({ branchId }) => branchId))
    return first
      ? [
          {
            policy,
            assignmentId: first.assignmentId,
            branches: branches.filter(({ branchId }) => at.has(branchId)),
            specialities: [...new Set(alike.map(({ specialityName }) => specialityName))],
          },
        ]
      : []
  })
}
