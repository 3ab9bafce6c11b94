import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Finds the visits after which reports of a record were written, where the organisation did not name them: the only one
 * that the patient had there on that day. It is news to devices that know such a visit already.
 */
export async function findVisits(trx: Kysely<DB>, recordId: string, now: Date): Promise<void> {
  const reports = await trx
    .selectFrom('medical_report')
    .select(['id', 'issued_at'])
    .where('record_id', '=', recordId)
    .where('visit_id', 'is', null)
    .execute()
  if (reports.length === 0) return
  const days = reports.map(({ issued_at }) => new Date(minskMidnight(civilDateOf(issued_at))))
  await sql`
    with found as (
      select report.id, min(visit.id::text)::uuid as visit_id
      from unnest(${reports.map(({ id }) => id)}::uuid[], ${days}::timestamptz[]) wanted (report_id, day)
      join medical_report report on report.id = wanted.report_id
      join medical_record record on record.id = report.record_id
      join visit on visit.profile_id = record.profile_id and visit.provider_id = report.provider_id
        and visit.status <> 'cancelled'
        and visit.starts_at >= wanted.day and visit.starts_at < wanted.day + interval '1 day'
      group by report.id having count(*) = 1
    ), named as (
      update medical_report set visit_id = found.visit_id, updated_at = ${now} from found
      where medical_report.id = found.id
    )
    update visit set updated_at = ${now} from found where visit.id = found.visit_id`.execute(trx)
}
