import type { DoctorTime } from '../use-shown-time.ts'
import type { PlaceOfService } from './places-of-service.ts'

/** As many as the server is asked about at once. */
const ASKED = 100

/** Where 'any doctor' may be that day: with those who have time then, or with all who give the service where nobody has. */
export function placesInPlay(
  places: readonly PlaceOfService[],
  entries: readonly Pick<DoctorTime, 'slots'>[],
): PlaceOfService[] {
  const free = new Set(entries.flatMap(({ slots }) => slots.map(({ assignmentId }) => assignmentId)))
  const withTime = places.filter(({ assignmentId }) => free.has(assignmentId))
  return (withTime.length > 0 ? withTime : places).slice(0, ASKED)
}
