import { retryDeadlocks } from '../../../../platform/database/retry-deadlocks.ts'
import { type Failure, isFailure, isTemporary } from '../../../../platform/http-client/failure.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { notifyOfVisitChange } from '../notify-of-visit-change.ts'
import { hasIdentifierOf, unknownAppointments } from '../store/appointments-of-patients.ts'
import { type ClinicVisit, insertClinicVisit } from '../store/insert-clinic-visit.ts'
import { assignmentOfAppointment } from './assignment-of-appointment.ts'
import { isExclusion } from './is-exclusion.ts'
import type { AppointmentMadeAtClinic } from './made-at-clinic.ts'

/** Stores appointments that a clinic made itself as visits (docs/decisions/0043); returns their profiles. */
export async function storeClinicVisits(
  clinic: Clinic,
  candidates: readonly AppointmentMadeAtClinic[],
  deps: RemoteDeps,
): Promise<string[] | Failure> {
  const { providerId, providerCode: provider } = clinic.connection
  const ids = candidates.map(({ appointment }) => appointment.id)
  const strange = await unknownAppointments(deps.database.db, providerId, ids)
  const changed: string[] = []
  let left = 0
  for (const candidate of candidates.filter(({ appointment }) => strange.has(appointment.id))) {
    const made = await certainly(clinic, candidate, deps)
    if (made !== null && 'failure' in made) return made
    if (made === null) left += 1
    else if (await bringIn(made, deps)) changed.push(made.profileId)
  }
  if (left > 0) deps.log.warn({ provider, left }, 'appointments of a clinic cannot be placed')
  return changed
}

/** The new visit's data. Null: the patient or the assignment is not certain. */
async function certainly(
  clinic: Clinic,
  { appointment, profileId, patientId, startsAt, endsAt }: AppointmentMadeAtClinic,
  deps: RemoteDeps,
): Promise<ClinicVisit | Failure | null> {
  const { providerId } = clinic.connection
  const patient = await clinic.connector.readPatient(patientId)
  if (isFailure(patient)) return isTemporary(patient) ? patient : null
  const { isActive, profileIds } = patient
  if (!isActive) return null
  if (!(await hasIdentifierOf(deps.database.db, { providerId, profileId, patientId }, profileIds)))
    return null
  const place = await assignmentOfAppointment(clinic, appointment, deps)
  if (place === null || 'failure' in place) return place
  return { providerId, appointmentId: appointment.id, profileId, startsAt, endsAt, ...place }
}

async function bringIn(made: ClinicVisit, deps: RemoteDeps): Promise<boolean> {
  const { database, clock, log } = deps
  try {
    return await retryDeadlocks(() =>
      database.db.transaction().execute(async trx => {
        const visitId = await insertClinicVisit(trx, made, clock.now())
        if (visitId !== null) await notifyOfVisitChange(trx, visitId, 'booked', deps)
        return visitId !== null
      }),
    )
  } catch (error) {
    // The patient or the doctor already has a visit here at that time.
    if (!isExclusion(error)) throw error
    log.warn({ appointment: made.appointmentId }, 'a clinic made an appointment onto a visit')
    return false
  }
}
