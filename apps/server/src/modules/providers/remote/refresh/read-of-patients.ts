import { type Failure, isFailure, isPassing } from '../../connectors/failure.ts'
import { type Parameters, search } from '../../connectors/fhir/http/search.ts'
import { Appointment } from '../../connectors/fhir/resources/appointment.ts'
import { changedAt } from '../../connectors/fhir/resources/parts.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import type { PatientAsked } from '../store/appointments-of-patients.ts'

/** Patients named in one search: addresses do not grow without end. */
const PATIENTS_AT_ONCE = 50
const PAGE = ['_count', '200'] as const
/** As with timeslots: the last minute is read once more. */
const OVERLAP_MS = 60_000

/** What a clinic tells of appointments of patients whom it knows by us. */
export interface AppointmentsOfPatients {
  readonly found: readonly Appointment[]
  /** By the clinic's own clock, which need not agree with ours; null: nothing was ever said of when. */
  readonly seenTo: Date | null
}

/**
 * The appointments of these patients that have changed since then, or without it all to come; null where the clinic does
 * not tell of a patient's appointments.
 */
export async function readOfPatients(
  clinic: Clinic,
  patients: readonly PatientAsked[],
  since: Date | null,
  { clock, log }: Pick<RemoteDeps, 'clock' | 'log'>,
): Promise<AppointmentsOfPatients | Failure | null> {
  const which: Parameters = since
    ? [['_lastUpdated', `ge${new Date(since.getTime() - OVERLAP_MS).toISOString()}`]]
    : [['date', `ge${clock.now().toISOString()}`]]
  const found = await searchAppointments(clinic, patients, which)
  if (!isFailure(found)) return { found, seenTo: latestOf(found, since) }
  if (isPassing(found)) return found
  const { providerCode: provider } = clinic.connection
  log.warn({ provider, status: found.status }, 'a clinic does not tell of appointments of patients')
  return null
}

async function searchAppointments(
  { client }: Clinic,
  patients: readonly PatientAsked[],
  which: Parameters,
): Promise<Appointment[] | Failure> {
  const ids = [...new Set(patients.map(({ patientId }) => patientId))]
  const found: Appointment[] = []
  for (let at = 0; at < ids.length; at += PATIENTS_AT_ONCE) {
    const some = ids.slice(at, at + PATIENTS_AT_ONCE).map(id => `Patient/${id}`)
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

function latestOf(found: readonly Appointment[], before: Date | null): Date | null {
  const latest = Math.max(before?.getTime() ?? 0, ...found.map(one => changedAt(one)?.getTime() ?? 0))
  return latest === 0 ? null : new Date(latest)
}
