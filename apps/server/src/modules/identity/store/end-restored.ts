import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Deletes all sessions after a restore: a session of the dump may have been ended since, for example because its
 * device was stolen. Push subscriptions, activation codes and fresh codes go with them. The keys of device stores
 * stay. Returns how many sessions had not ended.
 */
export async function endRestoredSessions(trx: Kysely<DB>): Promise<number> {
  const lived = await trx.deleteFrom('session').where('ended_at', 'is', null).executeTakeFirst()
  await trx.deleteFrom('session').execute()
  await trx.deleteFrom('phone_login').execute()
  await trx.deleteFrom('email_confirmation').execute()
  // Tokens of the former sessions become invalid.
  await trx.deleteFrom('signing_key').execute()
  return Number(lived.numDeletedRows)
}
