import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { type AttemptKind, type Rule, rules } from './rules.ts'

/** Keyed hashes of the address and phone that try. */
export interface AttemptKeys {
  readonly addressHash: Buffer
  readonly phoneHash: Buffer
}

export type AttemptLimitResult =
  | { readonly kind: 'free' | 'picture' }
  | { readonly kind: 'wait' | 'sender-locked'; readonly retryAfter: number }

/**
 * Whether this may be tried now. Attempts of one address or phone are judged and counted one after another, also
 * concurrent ones; an attempt that must wait is not counted.
 */
export async function checkAttemptLimits(
  trx: Kysely<DB>,
  kind: AttemptKind,
  attemptKeys: AttemptKeys,
  now: Date,
): Promise<AttemptLimitResult> {
  await lock(trx, attemptKeys)
  const broken = await Promise.all(
    rules
      .filter(rule => rule.kind === kind)
      .map(async rule => ({ ...rule, retryAfter: await secondsToWait(trx, rule, attemptKeys, now) })),
  )
  const [refusing] = broken
    .filter(({ consequence, retryAfter }) => consequence !== 'picture' && retryAfter > 0)
    .sort((a, b) => b.retryAfter - a.retryAfter)
  if (refusing && refusing.consequence !== 'picture')
    return { kind: refusing.consequence, retryAfter: refusing.retryAfter }
  await count(trx, kind, attemptKeys, now)
  return { kind: broken.some(({ retryAfter }) => retryAfter > 0) ? 'picture' : 'free' }
}

async function count(
  trx: Kysely<DB>,
  kind: AttemptKind,
  { addressHash, phoneHash }: AttemptKeys,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('guest_attempt')
    .values({ kind, address_hash: addressHash, phone_hash: phoneHash, at: now })
    .execute()
}

/** Seconds until the oldest attempt that fills the rule leaves its window; 0: the limit is not reached. */
async function secondsToWait(
  trx: Kysely<DB>,
  { kind, by, limit, seconds }: Rule,
  { addressHash, phoneHash }: AttemptKeys,
  now: Date,
): Promise<number> {
  const filling = await trx
    .selectFrom('guest_attempt')
    .select('at')
    .where('kind', '=', kind)
    .where(`${by}_hash`, '=', by === 'phone' ? phoneHash : addressHash)
    .where('at', '>', new Date(now.getTime() - seconds * 1000))
    .orderBy('at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst()
  return filling ? Math.ceil((filling.at.getTime() + seconds * 1000 - now.getTime()) / 1000) : 0
}

async function lock(trx: Kysely<DB>, { addressHash, phoneHash }: AttemptKeys): Promise<void> {
  const names = [`address ${addressHash.toString('hex')}`, `phone ${phoneHash.toString('hex')}`].sort()
  for (const name of names) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`vizit guest ${name}`}, 0))`.execute(trx)
  }
}
