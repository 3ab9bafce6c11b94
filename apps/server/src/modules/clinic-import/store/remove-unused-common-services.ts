import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Deletes common services that only clinics had and none has any more, and groups without services. */
export async function removeUnusedCommonServices(trx: Kysely<DB>): Promise<void> {
  await sql`select lock_common_services()`.execute(trx)
  await sql`
    delete from common_service c where code is null and not exists (select from service where common_id = c.id)`.execute(
    trx,
  )
  const removeEmpty = () =>
    sql`
    delete from common_service_group g
    where not exists (select from common_service where group_id = g.id)
      and not exists (select from common_service_group inside where inside.parent_id = g.id)`.execute(trx)
  // Groups first, then the directions that have none left.
  await removeEmpty()
  await removeEmpty()
}
