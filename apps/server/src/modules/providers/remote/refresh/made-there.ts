import type { Appointment } from '../../connectors/fhir/resources/appointment.ts'
import { referredId } from '../../connectors/fhir/resources/parts.ts'
import { ORDER_SYSTEM } from '../../connectors/fhir/resources/systems.ts'

/** An appointment that the clinic has made itself, and whose. */
export interface Candidate {
  readonly appointment: Appointment
  readonly profileId: string
  readonly patientId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Is it one to come that the clinic has made for one of these patients, and for nobody else? */
export function candidateOf(
  appointment: Appointment,
  patients: ReadonlyMap<string, string>,
  now: Date,
): Candidate | null {
  const { status, identifier = [], participant = [], start, end } = appointment
  if (status !== 'booked' || start === undefined || end === undefined) return null
  // What carries a number of ours was made by us, and is a visit already, or is being undone.
  if (identifier.some(({ system }) => system === ORDER_SYSTEM)) return null
  const bookedPatients = participant.flatMap(({ actor }) => referredId(actor?.reference, 'Patient') ?? [])
  const [patientId, another] = new Set(bookedPatients)
  const profileId = patientId === undefined ? undefined : patients.get(patientId)
  if (patientId === undefined || profileId === undefined || another !== undefined) return null
  const [startsAt, endsAt] = [new Date(start), new Date(end)]
  return startsAt > now && endsAt > startsAt ? { appointment, profileId, patientId, startsAt, endsAt } : null
}
