import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Proof {
  readonly hash: Buffer
  readonly expiresAt: Date
}

/** Records a proof as used. False: it was used before, on any server. */
export async function spendProof(trx: Kysely<DB>, { hash, expiresAt }: Proof): Promise<boolean> {
  const spent = await trx
    .insertInto('spent_proof')
    .values({ hash, expires_at: expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (spent.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function forgetSpentProofs(db: Kysely<DB>, now: Date): Promise<void> {
  await db.deleteFrom('spent_proof').where('expires_at', '<=', now).execute()
}
