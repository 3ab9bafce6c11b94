import { sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

export interface AssignmentOfWait {
  readonly assignmentId: string
  readonly providerId: string
}

interface Target {
  readonly doctorId: string | undefined
  readonly serviceId: string | undefined
  readonly branchId: string | undefined
}

/** The assignments, open to patients, at which a wait could be met. */
export async function assignmentsOfWait({ db }: Database, target: Target): Promise<AssignmentOfWait[]> {
  const { doctorId = null, serviceId = null, branchId = null } = target
  const { rows } = await sql<AssignmentOfWait>`
    select place.id as "assignmentId", place.provider_id as "providerId"
    from assignment place
    join doctor on doctor.id = place.doctor_id
    join branch on branch.id = place.branch_id
    where place.active and doctor.active and branch.active
      and (${doctorId}::bigint is null or place.doctor_id = ${doctorId}::bigint)
      and (${branchId}::bigint is null or place.branch_id = ${branchId}::bigint)
      and (${serviceId}::bigint is null or exists (
        select from assignment_service given
        where given.assignment_id = place.id and given.service_id = ${serviceId}::bigint))
    order by place.id`.execute(db)
  return rows
}
