import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whether a programme keeps the name, birthday and sex of this person (product §6). Lock the person before. */
export async function isKeptByProgramme(
  trx: Kysely<DB>,
  profileId: string,
  today: CivilDate,
): Promise<boolean> {
  const { rows } = await sql`select from linked_programmes(${profileId}, ${today}) limit 1`.execute(trx)
  return rows.length > 0
}
