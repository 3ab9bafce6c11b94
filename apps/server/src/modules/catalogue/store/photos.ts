import type { Database } from '../../../platform/database/database.ts'

export async function readPhoto({ db }: Database, hash: string) {
  return db.selectFrom('photo').select(['media_type', 'content']).where('hash', '=', hash).executeTakeFirst()
}
