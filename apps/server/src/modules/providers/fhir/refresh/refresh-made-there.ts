import type { Clinic } from '../clinic.ts'
import type { FhirDeps } from '../deps.ts'
import { type Failure, isFailure, isPassing } from '../http/answer.ts'
import { type Parameters, search } from '../http/search.ts'
import { Appointment } from '../resources/appointment.ts'
import { changedAt } from '../resources/parts.ts'
import { noteAppointmentsRead, type PatientAsked, patientsToAsk } from '../store/appointments-of-patients.ts'
import { noteProgress } from '../store/connections.ts'
import { bringInVisits } from './bring-in-visits.ts'
import { candidateOf } from './made-there.ts'
import type { VisitsWanted } from './visits-wanted.ts'

/** Patients named in one search: addresses do not grow without end. */
const PATIENTS_AT_ONCE = 50
const PAGE = ['_count', '200'] as const
/** As with timeslots: the last minute is read once more. */
const OVERLAP_MS = 60_000

/**
 * Reads what the clinic has made itself for patients whom it knows by us, and has it so here; answers whose. A clinic
 * that does not tell of a patient's appointments costs none of the others.
 */
export async function refreshMadeThere(
  clinic: Clinic,
  { profileIds, notReadSince }: VisitsWanted,
  deps: FhirDeps,
): Promise<readonly string[] | Failure> {
  const { database, clock, log } = deps
  const { providerId, providerCode: provider, appointmentsSeenTo } = clinic.connection
  const now = clock.now()
  const patients = await patientsToAsk(database.db, { providerId, profileIds, notReadSince })
  const since = profileIds === null ? appointmentsSeenTo : null
  const which: Parameters = since
    ? [['_lastUpdated', `ge${new Date(since.getTime() - OVERLAP_MS).toISOString()}`]]
    : [['date', `ge${now.toISOString()}`]]
  const found = await searchAppointments(clinic, patients, which)
  if (isFailure(found)) {
    if (isPassing(found)) return found
    log.warn({ provider, status: found.status }, 'a clinic does not tell of appointments of patients')
    return []
  }
  const known = new Map(patients.map(({ patientId, profileId }) => [patientId, profileId]))
  const candidates = found.flatMap(appointment => candidateOf(appointment, known, now) ?? [])
  const changed = await bringInVisits(clinic, candidates, deps)
  if (isFailure(changed)) return changed
  if (profileIds === null) await noteProgress(database.db, providerId, seenTo(found, since))
  else
    await noteAppointmentsRead(
      database.db,
      providerId,
      patients.map(({ profileId }) => profileId),
      now,
    )
  return changed
}

async function searchAppointments(
  { client }: Clinic,
  patients: readonly PatientAsked[],
  which: Parameters,
): Promise<Appointment[] | Failure> {
  const found: Appointment[] = []
  for (let at = 0; at < patients.length; at += PATIENTS_AT_ONCE) {
    const some = patients.slice(at, at + PATIENTS_AT_ONCE).map(({ patientId }) => `Patient/${patientId}`)
    const page = await search(
      client,
      'Appointment',
      [['patient', some.join(',')], ...which, PAGE],
      Appointment,
    )
    if (isFailure(page)) return page
    found.push(...page.resources)
  }
  return found
}

/** By the clinic's own clock, which need not agree with ours. */
function seenTo(found: readonly Appointment[], before: Date | null): { appointments_seen_to?: Date } {
  const latest = Math.max(before?.getTime() ?? 0, ...found.map(one => changedAt(one)?.getTime() ?? 0))
  return latest === 0 ? {} : { appointments_seen_to: new Date(latest) }
}
