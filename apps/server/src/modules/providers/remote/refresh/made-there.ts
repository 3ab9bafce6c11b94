import type { ClinicAppointment } from '../../connectors/clinic-connector.ts'

/** An appointment that the clinic has made itself, and whose. */
export interface Candidate {
  readonly appointment: ClinicAppointment
  readonly profileId: string
  readonly patientId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Is it one to come that the clinic has made for one of these patients, and for nobody else? */
export function candidateOf(
  appointment: ClinicAppointment,
  patients: ReadonlyMap<string, string>,
  now: Date,
): Candidate | null {
  const { status, isOurs, patientIds, startsAt, endsAt } = appointment
  if (status !== 'booked' || startsAt === null || endsAt === null) return null
  // What carries a number of ours was made by us, and is a visit already, or is being undone.
  if (isOurs) return null
  const [patientId, another] = new Set(patientIds)
  const profileId = patientId === undefined ? undefined : patients.get(patientId)
  if (patientId === undefined || profileId === undefined || another !== undefined) return null
  return startsAt > now && endsAt > startsAt ? { appointment, profileId, patientId, startsAt, endsAt } : null
}
