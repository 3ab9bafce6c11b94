import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface ServiceOptions {
  readonly forAdult?: boolean
  readonly forChildren?: boolean
  readonly minutes?: number
}

let made = 0

/** A service that is given at this assignment; tells its number. */
export async function createService(
  db: Kysely<DB>,
  assignmentId: string,
  { forAdult = true, forChildren = true, minutes = 30 }: ServiceOptions,
): Promise<string> {
  const { provider_id } = await db
    .selectFrom('assignment')
    .select('provider_id')
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  const code = `service-${++made}`
  const group = await db
    .insertInto('service_group')
    .values({ provider_id, code, name_ru: 'Консультации' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('service')
    .values({
      provider_id,
      code,
      group_id: group.id,
      name_ru: 'Консультация',
      duration_minutes: minutes,
      for_adult: forAdult,
      for_children: forChildren,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('assignment_service')
    .values({ assignment_id: assignmentId, service_id: id, duration_minutes: minutes })
    .execute()
  return id
}
