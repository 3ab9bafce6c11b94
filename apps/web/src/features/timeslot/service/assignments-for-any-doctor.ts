import type { DoctorTime } from '../use-displayed-times.ts'
import type { AssignmentOfService } from './assignments-of-service.ts'

/** The most assignments in one request. */
const ASKED = 100

/** The places for "any doctor" on that day: those with free times, or all that give the service if there are none. */
export function assignmentsForAnyDoctor(
  places: readonly AssignmentOfService[],
  entries: readonly Pick<DoctorTime, 'slots'>[],
): AssignmentOfService[] {
  const free = new Set(entries.flatMap(({ slots }) => slots.map(({ assignmentId }) => assignmentId)))
  const withTime = places.filter(({ assignmentId }) => free.has(assignmentId))
  return (withTime.length > 0 ? withTime : places).slice(0, ASKED)
}
