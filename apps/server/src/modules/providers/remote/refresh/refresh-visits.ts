import { type Failure, isFailure, refused } from '../../../../platform/http-client/failure.ts'
import type { ClinicAppointment } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { noteAppointmentsRead, patientsOf, patientsToAsk } from '../store/appointments-of-patients.ts'
import { type BookedVisit, bookedVisits, changedHereSince, noteRead } from '../store/booked-visits.ts'
import { noteProgress, noteVisitsRead } from '../store/connections.ts'
import { applyAppointment } from './apply-appointment.ts'
import { knowsOurPatients } from './knows-our-patients.ts'
import { candidateOf } from './made-at-clinic.ts'
import { readAppointments } from './read-appointments.ts'
import { readAppointmentsOfPatients } from './read-appointments-of-patients.ts'
import type { RefreshVisitsRequest } from './refresh-visits-request.ts'
import { storeClinicVisits } from './store-clinic-visits.ts'

/**
 * Reads the state of visits at the clinic, and the appointments that it made itself for patients whom it knows by
 * our identifier, and stores both here. If one search fails, visits are still read one by one.
 */
export async function refreshVisits(
  clinic: Clinic,
  { profileIds, notReadSince, changesOnly = false }: RefreshVisitsRequest,
  deps: RemoteDeps,
): Promise<Failure | null> {
  const { database, clock, changes, notifications } = deps
  const { db } = database
  const { providerId, appointmentsSeenTo, visitsReadAt } = clinic.connection
  const now = clock.now()
  const known = await bookedVisits(db, { providerId, profileIds, now })
  const due = known.filter(({ readAt }) => notReadSince === null || readAt < notReadSince)
  const since = profileIds === null ? appointmentsSeenTo : null
  const patients = await patientsToAsk(db, { providerId, profileIds, notReadSince })
  const bookedPatients = changesOnly ? await patientsOf(db, providerId, due) : []
  const there = await readAppointmentsOfPatients(clinic, [...patients, ...bookedPatients], since, deps)
  // No answer at all: do not ask more, because users wait. A server that answers this search with an error may
  // still answer single reads.
  if (there !== null && isFailure(there) && there.status === null) return there

  // Changed visits are in the answer about the patients; visits of other patients are read one by one.
  const areToldOf = new Set(
    changesOnly && since !== null && there !== null && !isFailure(there)
      ? bookedPatients.map(({ profileId }) => profileId)
      : [],
  )
  const passedOver = visitsReadAt ? await changedHereSince(db, providerId, visitsReadAt) : new Set<string>()
  const oneByOne = due.filter(
    ({ profileId, visitId }) => !areToldOf.has(profileId) || passedOver.has(visitId),
  )
  const read = await readBelieved(clinic, oneByOne, deps)
  if (isFailure(read)) return read
  const found = there === null || isFailure(there) ? [] : there.found
  const appointments = new Map<string, ClinicAppointment | null>([
    ...(areToldOf.size > 0 ? found.map(one => [one.id, one] as const) : []),
    ...read,
  ])
  const changed = new Set<string>()
  for (const visit of due) {
    const appointment = appointments.get(visit.appointmentId)
    if (appointment !== undefined && (await applyAppointment(visit, appointment, deps)))
      changed.add(visit.profileId)
  }
  await noteRead(
    db,
    due.map(({ visitId }) => visitId),
    now,
  )
  if (there !== null && isFailure(there)) return there
  if (there !== null) {
    const own = new Map(patients.map(({ patientId, profileId }) => [patientId, profileId]))
    const candidates = found.flatMap(appointment => candidateOf(appointment, own, now) ?? [])
    const made = await storeClinicVisits(clinic, candidates, deps)
    if (isFailure(made)) return made
    for (const profileId of made) changed.add(profileId)
    if (profileIds !== null) {
      const ids = patients.map(({ profileId }) => profileId)
      await noteAppointmentsRead(db, providerId, ids, now)
    }
  }
  if (profileIds === null) await noteVisitsRead(db, clinic.connection, { now, seenTo: there?.seenTo ?? null })
  else await noteProgress(db, providerId, {})
  if (changed.size > 0) {
    notifications.nudge()
    changes.publish('visits', { profiles: [...changed] })
    changes.publish('invoices', { profiles: [...changed] })
  }
  return null
}

/** A missing appointment is believed only if the server still knows one of our patients. */
async function readBelieved(
  clinic: Clinic,
  visits: readonly BookedVisit[],
  deps: RemoteDeps,
): Promise<ReadonlyMap<string, ClinicAppointment | null> | Failure> {
  const ids = visits.map(({ appointmentId }) => appointmentId)
  const there = await readAppointments(clinic.connector, ids)
  if (isFailure(there)) return there
  const { read, unknown } = there
  if (unknown.length > 0 && read.size === 0) {
    const profileIds = [...new Set(visits.map(({ profileId }) => profileId))]
    const ours = await knowsOurPatients(clinic, profileIds, deps)
    if (typeof ours === 'object') return ours
    if (!ours) {
      const { providerCode: provider } = clinic.connection
      deps.log.warn(
        { provider, visits: unknown.length },
        'a clinic knows nothing of ours: visits stay as they are',
      )
      return refused(404)
    }
  }
  return new Map([...read, ...unknown.map(id => [id, null] as const)])
}
