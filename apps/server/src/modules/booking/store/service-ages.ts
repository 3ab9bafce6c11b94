import type { ServiceAges } from '@vizit/domain/booking/service-ages.ts'
import type { Database } from '../../../platform/database/database.ts'

/** Whom a service is for that is given at this assignment. */
export async function readServiceAges(
  { db }: Database,
  assignmentId: string,
  serviceId: string,
): Promise<ServiceAges | undefined> {
  return db
    .selectFrom('assignment_service')
    .innerJoin('service', 'service.id', 'assignment_service.service_id')
    .select(['for_adult as forAdult', 'for_children as forChildren', 'children_age as childrenAge'])
    .where('assignment_id', '=', assignmentId)
    .where('service_id', '=', serviceId)
    .where('service.active', '=', true)
    .executeTakeFirst()
}
