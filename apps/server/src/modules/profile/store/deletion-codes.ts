import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { DAY_MS, limits } from '../limits.ts'

type Db = Kysely<DB>

/** The code of an account's deletion, locked until the transaction ends. */
export async function deletionOf(trx: Db, accountId: string) {
  return trx
    .selectFrom('account_deletion')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
}

interface FreshCode {
  readonly accountId: string
  readonly codeHash: (id: string) => Buffer
  readonly now: Date
  /** The codes of the current day, with this one, and since when they are counted. */
  readonly codesSent: number
  readonly countedFrom: Date
}

/** Puts a fresh code in the place of the one before it; its id. */
export async function putCode(
  trx: Db,
  { accountId, codeHash, now, codesSent, countedFrom }: FreshCode,
): Promise<string> {
  const id = randomUUID()
  const code = {
    id,
    code_hash: codeHash(id),
    attempts: 0,
    sent_at: now,
    expires_at: new Date(now.getTime() + limits.codeSeconds * 1000),
    codes_sent: codesSent,
    counted_from: countedFrom,
  }
  await trx
    .insertInto('account_deletion')
    .values({ account_id: accountId, ...code })
    .onConflict(conflict => conflict.column('account_id').doUpdateSet(code))
    .execute()
  return id
}

/** Counts a guess before it is compared: however many come at once, five are taken. */
export async function takeGuess(db: Db, accountId: string, id: string, now: Date) {
  return db
    .updateTable('account_deletion')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('attempts', '<', limits.codeAttempts)
    .where('expires_at', '>', now)
    .returning(['attempts', 'code_hash as codeHash'])
    .executeTakeFirst()
}

/** How many codes were sent within the day of `found`, or none in a new day. */
export function codesOfDay(found: { codes_sent: number; counted_from: Date } | undefined, now: Date) {
  const isSameDay = found !== undefined && found.counted_from.getTime() + DAY_MS > now.getTime()
  return isSameDay ? { sent: found.codes_sent, from: found.counted_from } : { sent: 0, from: now }
}
