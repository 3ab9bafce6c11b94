import { type Failure, isFailure, isTemporary } from '../../../../platform/http-client/failure.ts'
import type { ClinicAppointment } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import type { PatientRequest } from '../store/appointments-of-patients.ts'

/** As with timeslots: the last minute is read again. */
const OVERLAP_MS = 60_000

/** Appointments of patients whom the clinic knows by our identifier. */
export interface AppointmentsOfPatients {
  readonly found: readonly ClinicAppointment[]
  /** By the clinic's clock, which may differ from ours. Null: no change was dated. */
  readonly seenTo: Date | null
}

/**
 * The appointments of these patients that changed since then; without `since` all future ones. Null: the clinic
 * does not support this search.
 */
export async function readAppointmentsOfPatients(
  clinic: Clinic,
  patients: readonly PatientRequest[],
  since: Date | null,
  { clock, log }: Pick<RemoteDeps, 'clock' | 'log'>,
): Promise<AppointmentsOfPatients | Failure | null> {
  const which = since ? { changedSince: new Date(since.getTime() - OVERLAP_MS) } : { from: clock.now() }
  const ids = new Set(patients.map(({ patientId }) => patientId))
  const found = await clinic.connector.readAppointmentsOf([...ids], which)
  if (!isFailure(found)) return { found, seenTo: latestOf(found, since) }
  if (isTemporary(found)) return found
  const { providerCode: provider } = clinic.connection
  log.warn({ provider, status: found.status }, 'a clinic does not tell of appointments of patients')
  return null
}

function latestOf(found: readonly ClinicAppointment[], before: Date | null): Date | null {
  const latest = Math.max(before?.getTime() ?? 0, ...found.map(({ changedAt }) => changedAt?.getTime() ?? 0))
  return latest === 0 ? null : new Date(latest)
}
