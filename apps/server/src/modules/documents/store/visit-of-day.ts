import { DAY_MS } from '@vizit/domain/time/day.ts'
import { civilDateOf, minskMidnight } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** The patient's only visit at the record's organisation on that day (Minsk time). Null: none, or several. */
export async function onlyVisitOf(
  trx: Kysely<DB>,
  { recordId, on }: { readonly recordId: string; readonly on: Date },
): Promise<string | null> {
  const begins = minskMidnight(civilDateOf(on))
  const { rows } = await sql<{ id: string }>`
    select visit.id from medical_record record
    join visit on visit.profile_id = record.profile_id and visit.provider_id = record.provider_id
    where record.id = ${recordId} and visit.status <> 'cancelled'
      and visit.starts_at >= ${new Date(begins)} and visit.starts_at < ${new Date(begins + DAY_MS)}
    limit 2`.execute(trx)
  const [only, another] = rows
  return only && !another ? only.id : null
}
