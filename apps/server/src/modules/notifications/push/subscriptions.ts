import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Subscription } from './push-gateway.ts'

interface Saved extends Subscription {
  readonly sessionId: string
  readonly now: Date
}

/** A browser has one endpoint, whoever is signed in there: the account that switched push on last owns it. */
export async function saveSubscription(
  db: Kysely<DB>,
  { sessionId, endpoint, p256dh, auth, now }: Saved,
): Promise<void> {
  await db.transaction().execute(async trx => {
    // Serialises two accounts that take the same browser at the same moment: the later one gets it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${endpoint}, 1))`.execute(trx)
    await trx
      .deleteFrom('push_subscription')
      .where('endpoint', '=', endpoint)
      .where('session_id', '<>', sessionId)
      .execute()
    const values = { endpoint, p256dh, auth, refusals: 0, created_at: now }
    await trx
      .insertInto('push_subscription')
      .values({ session_id: sessionId, ...values })
      .onConflict(conflict => conflict.column('session_id').doUpdateSet(values))
      .execute()
  })
}

export async function endSubscription(db: Kysely<DB>, sessionId: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_id', '=', sessionId).execute()
}

/** Subscriptions of the account's signed-in devices. */
export function subscriptionsOf(db: Kysely<DB>, accountId: string, now: Date): Promise<Subscription[]> {
  return db
    .selectFrom('push_subscription')
    .innerJoin('session', 'session.id', 'push_subscription.session_id')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('session.account_id', '=', accountId)
    .where('session.ended_at', 'is', null)
    .where('session.expires_at', '>', now)
    .execute()
}

export async function dropSubscription(db: Kysely<DB>, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscription').where('endpoint', '=', endpoint).execute()
}

/** After so many refusals in a row the subscription is not used any more. */
const MOST_REFUSALS = 5

export async function noteRefusal(db: Kysely<DB>, endpoint: string): Promise<void> {
  const noted = await db
    .updateTable('push_subscription')
    .set(row => ({ refusals: row('refusals', '+', 1) }))
    .where('endpoint', '=', endpoint)
    .returning('refusals')
    .executeTakeFirst()
  if (noted && noted.refusals >= MOST_REFUSALS) await dropSubscription(db, endpoint)
}

export async function noteAccepted(db: Kysely<DB>, endpoint: string): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ refusals: 0 })
    .where('endpoint', '=', endpoint)
    .where('refusals', '>', 0)
    .execute()
}
