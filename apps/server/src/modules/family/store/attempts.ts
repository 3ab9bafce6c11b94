import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export type AttemptKind = 'wrong-code' | 'child-asked' | 'relative-asked' | 'sms-sent'

/** By whom attempts are counted; addresses and phones as keyed hashes. */
export interface AttemptKeys {
  readonly accountId: string
  readonly deviceId: string
  readonly addressHash: Buffer
  readonly phoneHash?: Buffer
}

/** At most `limit` attempts of a kind within the window; the next one when the oldest has left it. */
export interface Bound {
  readonly kind: AttemptKind
  readonly by: 'account' | 'device' | 'address' | 'phone' | 'account-phone' | 'all'
  readonly limit: number
  readonly seconds: number
}

/** Locks an account, device, address and phone, so that concurrent attempts are counted one after another. */
export async function lockAttempts(trx: Kysely<DB>, attemptKeys: AttemptKeys): Promise<void> {
  const names = [
    `account ${attemptKeys.accountId}`,
    `device ${attemptKeys.deviceId}`,
    `address ${attemptKeys.addressHash.toString('hex')}`,
    ...(attemptKeys.phoneHash ? [`phone ${attemptKeys.phoneHash.toString('hex')}`] : []),
  ].sort()
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit family ${name}`}, 0))`.execute(trx)
  }
}

/** Seconds until the limits allow another attempt; 0: now. */
export async function secondsToWait(
  trx: Kysely<DB>,
  attemptKeys: AttemptKeys,
  bounds: readonly Bound[],
  now: Date,
): Promise<number> {
  const waits = bounds.map(async ({ kind, by, limit, seconds }) => {
    const since = new Date(now.getTime() - seconds * 1000)
    const { rows } = await sql<{ at: Date }>`
      select at from family_attempt where kind = ${kind} and ${countedBy(by, attemptKeys)} and at > ${since}
      order by at desc offset ${limit - 1} limit 1`.execute(trx)
    return rows[0] ? Math.ceil((rows[0].at.getTime() + seconds * 1000 - now.getTime()) / 1000) : 0
  })
  return Math.max(0, ...(await Promise.all(waits)))
}

function countedBy(by: Bound['by'], { accountId, deviceId, addressHash, phoneHash }: AttemptKeys) {
  switch (by) {
    case 'account':
      return sql`account_id = ${accountId}`
    case 'device':
      return sql`device_id = ${deviceId}`
    case 'address':
      return sql`address_hash = ${addressHash}`
    case 'phone':
      return sql`phone_hash = ${phoneHash ?? null}`
    // Not locked: concurrent guesses may exceed this limit by the number of connections.
    case 'all':
      return sql`true`
    case 'account-phone':
      return sql`phone_hash = ${phoneHash ?? null} and account_id = ${accountId}`
  }
}

export async function countAttempt(
  trx: Kysely<DB>,
  kind: AttemptKind,
  attemptKeys: AttemptKeys,
  now: Date,
): Promise<void> {
  const { accountId, deviceId, addressHash, phoneHash } = attemptKeys
  await trx
    .insertInto('family_attempt')
    .values({
      kind,
      account_id: accountId,
      device_id: deviceId,
      address_hash: addressHash,
      phone_hash: phoneHash ?? null,
      at: now,
    })
    .execute()
}
