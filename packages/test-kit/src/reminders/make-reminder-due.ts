import { createDatabase } from '@vizit/server/platform/database/database.ts'

/** Makes a visit's chosen reminder due once it is planned, because journeys cannot wait for it. */
export async function makeReminderDue(databaseUrl: string, orderId: string, choice: string): Promise<void> {
  const { db, close } = createDatabase(databaseUrl, { max: 1 })
  try {
    for (;;) {
      const { numUpdatedRows } = await db
        .updateTable('reminder')
        .set({ due_at: new Date() })
        .where('visit_id', '=', orderId)
        .where('choice', '=', choice)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) return
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  } finally {
    await close()
  }
}
