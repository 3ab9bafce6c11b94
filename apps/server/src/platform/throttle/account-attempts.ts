import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/generated/db.ts'
import type { AttemptBound, GuessBounds } from './guess-bounds.ts'

/** By whom attempts are counted; addresses and targets as keyed hashes. */
export interface AttemptKeys {
  readonly accountId: string
  readonly deviceId: string
  readonly addressHash: Buffer
  /** What the attempt is made on: a phone, an address or a key. */
  readonly targetHash?: Buffer
}

interface AttemptTable {
  readonly table: 'family_attempt' | 'coverage_attempt'
  /** The column of the target's hash. */
  readonly target: 'phone_hash' | 'target_hash'
}

/** Attempts of accounts, counted in a table of their own. */
export function attemptsIn<Kind extends string>({ table, target }: AttemptTable) {
  const [attempts, targetColumn] = [sql.table(table), sql.ref(target)]

  /** Locks an account, device, address and target, so that concurrent attempts are counted one after another. */
  const lockAttempts = async (trx: Kysely<DB>, attemptKeys: AttemptKeys): Promise<void> => {
    const names = [
      `account ${attemptKeys.accountId}`,
      `device ${attemptKeys.deviceId}`,
      `address ${attemptKeys.addressHash.toString('hex')}`,
      ...(attemptKeys.targetHash ? [`target ${attemptKeys.targetHash.toString('hex')}`] : []),
    ].sort()
    for (const name of names) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit ${table} ${name}`}, 0))`.execute(trx)
    }
  }

  const countedBy = (
    by: AttemptBound<Kind>['by'],
    { accountId, deviceId, addressHash, targetHash }: AttemptKeys,
  ) => {
    switch (by) {
      case 'account':
        return sql`account_id = ${accountId}`
      case 'device':
        return sql`device_id = ${deviceId}`
      case 'address':
        return sql`address_hash = ${addressHash}`
      case 'target':
        return sql`${targetColumn} = ${targetHash ?? null}`
      // Not locked: concurrent guesses may exceed this limit by the number of connections.
      case 'all':
        return sql`true`
      case 'account-target':
        return sql`${targetColumn} = ${targetHash ?? null} and account_id = ${accountId}`
    }
  }

  /** Seconds until the limits allow another attempt; 0: now. */
  const secondsToWait = async (
    trx: Kysely<DB>,
    attemptKeys: AttemptKeys,
    bounds: readonly AttemptBound<Kind>[],
    now: Date,
  ): Promise<number> => {
    const waits = bounds.map(async ({ kind, by, limit, seconds }) => {
      const since = new Date(now.getTime() - seconds * 1000)
      const { rows } = await sql<{ at: Date }>`
        select at from ${attempts} where kind = ${kind} and ${countedBy(by, attemptKeys)} and at > ${since}
        order by at desc offset ${limit - 1} limit 1`.execute(trx)
      return rows[0] ? Math.ceil((rows[0].at.getTime() + seconds * 1000 - now.getTime()) / 1000) : 0
    })
    return Math.max(0, ...(await Promise.all(waits)))
  }

  /** Seconds until this account may guess again; 0: now. */
  const secondsUntilGuess = async (
    trx: Kysely<DB>,
    attemptKeys: AttemptKeys,
    { own, free, shared }: GuessBounds<Kind>,
    now: Date,
  ): Promise<number> => {
    const wait = await secondsToWait(trx, attemptKeys, own, now)
    if (wait > 0) return wait
    const isFree = (await secondsToWait(trx, attemptKeys, [free], now)) === 0
    return isFree ? 0 : secondsToWait(trx, attemptKeys, shared, now)
  }

  /** How many attempts the limits still allow. */
  const attemptsLeft = async (
    trx: Kysely<DB>,
    attemptKeys: AttemptKeys,
    bounds: readonly AttemptBound<Kind>[],
    now: Date,
  ): Promise<number> => {
    const left = bounds.map(async ({ kind, by, limit, seconds }) => {
      const since = new Date(now.getTime() - seconds * 1000)
      const { rows } = await sql<{ made: number }>`
        select count(*)::int as made from ${attempts}
        where kind = ${kind} and ${countedBy(by, attemptKeys)} and at > ${since}`.execute(trx)
      return limit - (rows[0]?.made ?? 0)
    })
    return Math.max(0, Math.min(...(await Promise.all(left))))
  }

  const countAttempt = async (
    trx: Kysely<DB>,
    kind: Kind,
    { accountId, deviceId, addressHash, targetHash }: AttemptKeys,
    now: Date,
  ): Promise<void> => {
    await sql`
      insert into ${attempts} (kind, account_id, device_id, address_hash, ${targetColumn}, at)
      values (${kind}, ${accountId}, ${deviceId}, ${addressHash}, ${targetHash ?? null}, ${now})`.execute(trx)
  }

  return { lockAttempts, secondsToWait, secondsUntilGuess, attemptsLeft, countAttempt }
}
