import type { BookingTerms } from '@vizit/domain/booking/decline-reasons.ts'
import type { Database } from '../../../platform/database/database.ts'
import { assignmentDetailsTables } from '../../visits/public.ts'
import { type TermsRow, termsColumns, termsOf } from '../store/assignment-terms.ts'

/** An assignment that provides a service, and the booking terms there. */
export interface ServiceAssignment {
  readonly assignmentId: string
  readonly doctorId: string
  readonly terms: BookingTerms
}

interface GivenRow extends TermsRow {
  readonly assignment_id: string
  readonly doctor_id: string
  readonly for_adult: boolean
  readonly for_children: boolean
  readonly service_children_age: number | null
}

const query = {
  name: 'service-given-at',
  text: `select a.id as assignment_id, a.doctor_id, ${termsColumns},
    sv.for_adult, sv.for_children, sv.children_age as service_children_age
  from ${assignmentDetailsTables}
  join assignment_service mapping on mapping.assignment_id = a.id and mapping.service_id = $2
  join service sv on sv.id = mapping.service_id and sv.active and not sv.hidden
  where a.id = any($1::bigint[])
  order by array_position($1::bigint[], a.id)`,
}

/** Filters these assignments in one statement: the service must be provided there and bookable online. */
export async function serviceAssignments(
  { reads }: Pick<Database, 'reads'>,
  assignmentIds: readonly string[],
  serviceId: string,
): Promise<ServiceAssignment[]> {
  const { rows } = await reads.query<GivenRow>({ ...query, values: [assignmentIds, serviceId] })
  return rows.map(row => ({
    assignmentId: row.assignment_id,
    doctorId: row.doctor_id,
    terms: {
      ...termsOf(row),
      service: {
        forAdult: row.for_adult,
        forChildren: row.for_children,
        childrenAge: row.service_children_age,
      },
    },
  }))
}
