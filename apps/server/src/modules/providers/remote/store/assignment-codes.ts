import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import type { AssignmentCodes } from '../../connectors/clinic-connector.ts'

/** The assignments of an organisation, with the codes of its import. */
export function assignmentCodes(db: Kysely<DB>, providerId: string): Promise<AssignmentCodes[]> {
  return db
    .selectFrom('assignment')
    .innerJoin('doctor', 'doctor.id', 'assignment.doctor_id')
    .innerJoin('branch', 'branch.id', 'assignment.branch_id')
    .innerJoin('speciality', 'speciality.id', 'assignment.speciality_id')
    .select(['assignment.id as assignmentId', 'doctor.code as doctor', 'branch.code as branch'])
    .select('speciality.code as speciality')
    .where('assignment.provider_id', '=', providerId)
    .where('assignment.active', '=', true)
    .execute()
}
