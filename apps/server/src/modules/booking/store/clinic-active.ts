import type { Database } from '../../../platform/database/database.ts'

/** Whether the organisation of this assignment is active (decisions D2, code 4). */
export async function isClinicActive({ db }: Pick<Database, 'db'>, assignmentId: string): Promise<boolean> {
  const found = await db
    .selectFrom('assignment')
    .innerJoin('provider', 'provider.id', 'assignment.provider_id')
    .select('provider.active')
    .where('assignment.id', '=', assignmentId)
    .executeTakeFirst()
  return found?.active ?? true
}
