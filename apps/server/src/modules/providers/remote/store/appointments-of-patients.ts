import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

type Db = Kysely<DB>

export interface PatientRequest {
  readonly profileId: string
  /** The clinic's patient id. */
  readonly patientId: string
}

interface PatientsQuery {
  readonly providerId: string
  /** Null: all profiles. */
  readonly profileIds: readonly string[] | null
  /** Patients asked for since then are not asked for again. Null: all are. */
  readonly notReadSince: Date | null
}

/**
 * Patients whom the clinic knows by our identifier and for whom an account here acts. Two profiles with the same
 * clinic id are left out, so that a visit of one is never shown to the other.
 */
export async function patientsToAsk(
  db: Db,
  { providerId, profileIds, notReadSince }: PatientsQuery,
): Promise<PatientRequest[]> {
  const people = profileIds && [...profileIds]
  const { rows } = await sql<PatientRequest>`
    with acted_for as (
      select profile_id, patient_id, appointments_read_at from fhir_patient
      where provider_id = ${providerId}
        and exists (select from family_relation where family_relation.profile_id = fhir_patient.profile_id)
    )
    select profile_id as "profileId", patient_id as "patientId" from acted_for one
    where (${people}::uuid[] is null or profile_id = any(${people}::uuid[]))
      and (${notReadSince}::timestamptz is null or appointments_read_at is null
        or appointments_read_at < ${notReadSince}::timestamptz)
      and not exists (
        select from acted_for other where other.patient_id = one.patient_id and other.profile_id <> one.profile_id)
    order by patient_id`.execute(db)
  return rows
}

/** The clinic's ids of the patients of these visits; patients without an identifier of ours are left out. */
export async function patientsOf(
  db: Db,
  providerId: string,
  visits: readonly { readonly profileId: string }[],
): Promise<PatientRequest[]> {
  const ids = [...new Set(visits.map(({ profileId }) => profileId))]
  return db
    .selectFrom('fhir_patient')
    .select(['profile_id as profileId', 'patient_id as patientId'])
    .where('provider_id', '=', providerId)
    .where('profile_id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

export async function noteAppointmentsRead(
  db: Db,
  providerId: string,
  profileIds: readonly string[],
  now: Date,
): Promise<void> {
  if (profileIds.length === 0) return
  await db
    .updateTable('fhir_patient')
    .set({ appointments_read_at: now })
    .where('provider_id', '=', providerId)
    .where('profile_id', '=', sql<string>`any(${[...profileIds]}::uuid[])`)
    .execute()
}

/** Which of these appointments never were visits here, and belong to no operation of ours. */
export async function unknownAppointments(
  db: Db,
  providerId: string,
  appointmentIds: readonly string[],
): Promise<Set<string>> {
  if (appointmentIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${[...appointmentIds]}::text[]) as asked (id)
    where not exists (
        select from fhir_appointment where provider_id = ${providerId} and appointment_id = asked.id)
      and not exists (
        select from fhir_operation where provider_id = ${providerId} and appointment_id = asked.id)`.execute(
    db,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether the clinic's patient is this profile. `ours`: our identifiers that the patient has there. */
export async function hasIdentifierOf(
  db: Db,
  { providerId, profileId, patientId }: PatientRequest & { readonly providerId: string },
  ours: readonly string[],
): Promise<boolean> {
  if (ours.length === 0) return false
  // A patient who booked as a guest has the identifier of the guest's profile, which may be deleted since.
  const { rows } = await sql`
    select from profile somebody
    where id::text = any(${[...ours]}::text[]) and id <> ${profileId}
      and not exists (
        select from fhir_patient
        where provider_id = ${providerId} and profile_id = somebody.id and patient_id = ${patientId})`.execute(
    db,
  )
  return rows.length === 0
}
