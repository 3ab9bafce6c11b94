import type { Clinic } from '../clinic.ts'
import type { FhirDeps } from '../deps.ts'
import { type Failure, isFailure, refused } from '../http/answer.ts'
import type { Appointment } from '../resources/appointment.ts'
import { type BookedVisit, bookedVisits, noteRead } from '../store/booked-visits.ts'
import { noteProgress } from '../store/connections.ts'
import { applyAppointment } from './apply-appointment.ts'
import { isStillOurs } from './is-still-ours.ts'
import { readAppointments } from './read-appointments.ts'
import { refreshMadeThere } from './refresh-made-there.ts'
import type { VisitsWanted } from './visits-wanted.ts'

/** Reads what became of visits at the clinic, and has it so here. */
export async function refreshVisits(
  clinic: Clinic,
  { profileIds, notReadSince }: VisitsWanted,
  deps: FhirDeps,
): Promise<Failure | null> {
  const { database, clock, changes, notifications } = deps
  const { providerId } = clinic.connection
  const now = clock.now()
  const known = await bookedVisits(database.db, { providerId, profileIds, now })
  const due = known.filter(({ readAt }) => notReadSince === null || readAt < notReadSince)
  const read = await readBelieved(clinic, due, deps)
  if (isFailure(read)) return read
  const changed = new Set<string>()
  for (const visit of due) {
    const appointment = read.get(visit.appointmentId)
    if (appointment !== undefined && (await applyAppointment(visit, appointment, deps)))
      changed.add(visit.profileId)
  }
  await noteRead(
    database.db,
    due.map(({ visitId }) => visitId),
    now,
  )
  const made = await refreshMadeThere(clinic, { profileIds, notReadSince }, deps)
  if (isFailure(made)) return made
  for (const profileId of made) changed.add(profileId)
  await noteProgress(database.db, providerId, profileIds === null ? { visits_read_at: now } : {})
  if (changed.size > 0) {
    notifications.nudge()
    changes.tell('visits', { profiles: [...changed] })
  }
  return null
}

/** That it knows nothing of an appointment is believed only of a server that knows something else of ours. */
async function readBelieved(
  clinic: Clinic,
  visits: readonly BookedVisit[],
  deps: FhirDeps,
): Promise<ReadonlyMap<string, Appointment | null> | Failure> {
  const there = await readAppointments(
    clinic,
    visits.map(({ appointmentId }) => appointmentId),
  )
  if (isFailure(there)) return there
  const { read, unknown } = there
  if (unknown.length > 0 && read.size === 0) {
    const profileIds = [...new Set(visits.map(({ profileId }) => profileId))]
    const ours = await isStillOurs(clinic, profileIds, deps)
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
