import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'
import type { Clinic } from './clinic.ts'

let made = 0

/** Another branch of the medical organisation, in Minsk too. */
export async function createBranch(db: Kysely<DB>, { providerId }: Clinic, name: string): Promise<string> {
  const { id } = await db
    .insertInto('branch')
    .values({
      provider_id: providerId,
      code: `branch-${++made}`,
      name_ru: name,
      address_ru: 'Минск',
      location_code: 17,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
