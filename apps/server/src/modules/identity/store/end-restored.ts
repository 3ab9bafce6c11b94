import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Nobody is signed in by a dump: a session in it may have been ended since, because its device was stolen. What sessions
 * have goes with them: push subscriptions, activation codes, fresh codes. The keys of what lies on devices stay. Tells of
 * how many sessions lived.
 */
export async function endRestoredSessions(trx: Kysely<DB>): Promise<number> {
  const lived = await trx.deleteFrom('session').where('ended_at', 'is', null).executeTakeFirst()
  await trx.deleteFrom('session').execute()
  await trx.deleteFrom('phone_login').execute()
  await trx.deleteFrom('email_confirmation').execute()
  // Tokens of the sessions of before.
  await trx.deleteFrom('signing_key').execute()
  return Number(lived.numDeletedRows)
}
