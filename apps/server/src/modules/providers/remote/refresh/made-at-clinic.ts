import type { ClinicAppointment } from '../../connectors/clinic-connector.ts'

/** An appointment that the clinic made itself, and its patient. */
export interface AppointmentMadeAtClinic {
  readonly appointment: ClinicAppointment
  readonly profileId: string
  readonly patientId: string
  readonly startsAt: Date
  readonly endsAt: Date
}

/**
 * Whether it is a future appointment that the clinic made itself, for exactly one patient, who is one of these.
 */
export function candidateOf(
  appointment: ClinicAppointment,
  patients: ReadonlyMap<string, string>,
  now: Date,
): AppointmentMadeAtClinic | null {
  const { status, isOurs, patientIds, startsAt, endsAt } = appointment
  if (status !== 'booked' || startsAt === null || endsAt === null) return null
  // An appointment with an operation id of ours was made by us: it is a visit already, or is being undone.
  if (isOurs) return null
  const [patientId, another] = new Set(patientIds)
  const profileId = patientId === undefined ? undefined : patients.get(patientId)
  if (patientId === undefined || profileId === undefined || another !== undefined) return null
  return startsAt > now && endsAt > startsAt ? { appointment, profileId, patientId, startsAt, endsAt } : null
}
