import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

type Db = Kysely<DB>

/** A patient whom a clinic knows. */
export interface PatientAtClinic {
  readonly providerId: string
  readonly profileId: string
  readonly patientId: string
  readonly readAt: Date | null
  /** By the clinic's clock. */
  readonly seenTo: Date | null
}

export async function knownPatients(
  db: Db,
  providerId: string,
  profileIds: readonly string[],
): Promise<PatientAtClinic[]> {
  if (profileIds.length === 0) return []
  return db
    .selectFrom('fhir_patient')
    .select(['provider_id as providerId', 'profile_id as profileId', 'patient_id as patientId'])
    .select(['results_read_at as readAt', 'results_seen_to as seenTo'])
    .where('provider_id', '=', providerId)
    .where('profile_id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .orderBy('profile_id')
    .execute()
}

interface ResultsRead {
  readonly readAt: Date
  readonly seenTo: Date | null
  /** What of this patient's prescriptions could not be read. */
  readonly problem: string | null
}

export async function noteResultsRead(
  db: Db,
  { providerId, profileId }: PatientAtClinic,
  { readAt, seenTo, problem }: ResultsRead,
): Promise<void> {
  await db
    .updateTable('fhir_patient')
    .set(({ fn, val, ref }) => ({
      ...{ results_read_at: readAt, results_seen_to: seenTo, results_problem: problem },
      results_failing_since: problem && fn.coalesce(ref('results_failing_since'), val(readAt)),
    }))
    .where('provider_id', '=', providerId)
    .where('profile_id', '=', profileId)
    .execute()
}

/** The patient's visit of each appointment. */
export async function visitsOfAppointments(
  db: Db,
  providerId: string,
  profileId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('fhir_appointment')
    .innerJoin('visit', 'visit.id', 'visit_id')
    .select(['appointment_id', 'visit_id'])
    .where('fhir_appointment.provider_id', '=', providerId)
    .where('profile_id', '=', profileId)
    .execute()
  return new Map(rows.map(row => [row.appointment_id, row.visit_id]))
}
