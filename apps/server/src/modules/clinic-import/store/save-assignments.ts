import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ClinicAssignment } from '../clinic.ts'
import type { EntryCounts } from './upsert.ts'

export interface SavedAssignment extends ClinicAssignment {
  id: string
}

export interface AssignmentRequest {
  assignments: readonly ClinicAssignment[]
  doctorIds: ReadonlyMap<string, string>
  branchIds: ReadonlyMap<string, string>
}

/** Writes the assignments and returns the id of each. */
export async function saveAssignments(
  trx: Kysely<DB>,
  providerId: string,
  { assignments, doctorIds, branchIds }: AssignmentRequest,
): Promise<{ saved: SavedAssignment[]; counts: EntryCounts }> {
  const records = assignments.map(({ doctor, branch, speciality, policy }, at) => ({
    ...{ at, speciality, policy },
    doctor_id: doctorIds.get(doctor),
    branch_id: branchIds.get(branch),
  }))
  const { rows } = await sql<{ id: string; at: number; added: boolean }>`
    with given as (
      select row.at, row.doctor_id, row.branch_id, row.policy, s.id as speciality_id
      from jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
        as row (at int, doctor_id bigint, branch_id bigint, speciality text, policy text)
      join speciality s on s.code = row.speciality
    ), written as (
      insert into assignment (provider_id, doctor_id, branch_id, speciality_id, booking_policy)
      select ${providerId}, doctor_id, branch_id, speciality_id, policy from given order by at
      on conflict (doctor_id, branch_id, speciality_id)
        do update set booking_policy = excluded.booking_policy, active = true
      returning id, doctor_id, branch_id, speciality_id, xmax = 0 as added
    )
    select id, at, added from written join given using (doctor_id, branch_id, speciality_id)`.execute(trx)
  const saved = rows.flatMap(({ id, at }) => {
    const assignment = assignments[at]
    return assignment ? [{ ...assignment, id }] : []
  })
  const added = rows.filter(row => row.added).length
  const deactivated = await deactivateOthers(
    trx,
    providerId,
    rows.map(({ id }) => id),
  )
  return { saved, counts: { added, updated: rows.length - added, deactivated } }
}

async function deactivateOthers(
  trx: Kysely<DB>,
  providerId: string,
  ids: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update assignment set active = false
    where provider_id = ${providerId} and active and id <> all(${ids}::bigint[])`.execute(trx)
  return Number(numAffectedRows ?? 0n)
}

/** Replaces the services provided at each assignment. */
export async function saveServiceMappings(
  trx: Kysely<DB>,
  providerId: string,
  { saved, serviceIds }: { saved: readonly SavedAssignment[]; serviceIds: ReadonlyMap<string, string> },
): Promise<void> {
  const records = saved.flatMap(({ id, services }) =>
    services.map(({ service, minutes }) => ({ id, service_id: serviceIds.get(service), minutes })),
  )
  await sql`
    delete from assignment_service
    using assignment where assignment.id = assignment_id and provider_id = ${providerId}`.execute(trx)
  await sql`
    insert into assignment_service (assignment_id, service_id, duration_minutes)
    select id, service_id, minutes
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as row (id bigint, service_id bigint, minutes int)`.execute(
    trx,
  )
}
