import { HOME_ZONE } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Finds the visits after which reports of a record were written, where the organisation did not name them: the only one
 * that the patient had there on that day. It is news to devices that know such a visit already.
 */
export async function findVisits(trx: Kysely<DB>, recordId: string, now: Date): Promise<void> {
  const dayOf = (moment: string) => sql`(${sql.ref(moment)} at time zone ${HOME_ZONE})::date`
  await sql`
    with found as (
      select report.id, min(visit.id::text)::uuid as visit_id
      from medical_report report
      join medical_record record on record.id = report.record_id
      join visit on visit.profile_id = record.profile_id and visit.provider_id = report.provider_id
        and visit.status <> 'cancelled' and ${dayOf('visit.starts_at')} = ${dayOf('report.issued_at')}
      where report.record_id = ${recordId} and report.visit_id is null
      group by report.id having count(*) = 1
    ), named as (
      update medical_report set visit_id = found.visit_id, updated_at = ${now} from found
      where medical_report.id = found.id
    )
    update visit set updated_at = ${now} from found where visit.id = found.visit_id`.execute(trx)
}
