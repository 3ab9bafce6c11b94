import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { sql } from 'kysely'

/** Moves a booked visit, with its timeslots, a week or more into the past of a running product's database. */
export async function letVisitPass(databaseUrl: string, orderId: string): Promise<void> {
  const { db, close } = createDatabase(databaseUrl, { max: 1 })
  try {
    await db.transaction().execute(async trx => {
      await sql`
        update timeslot set starts_at = starts_at - interval '84 days', ends_at = ends_at - interval '84 days'
        where visit_id = ${orderId}`.execute(trx)
      await sql`
        update visit set starts_at = starts_at - interval '84 days', ends_at = ends_at - interval '84 days',
          status = 'completed', updated_at = now()
        where id = ${orderId}`.execute(trx)
    })
  } finally {
    await close()
  }
}
