import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'

interface Deps {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** Whose prices a key may bring. */
export type KeyScope = { readonly chain: string } | { readonly pharmacy: string }

/** A new key, which is shown once and kept as a hash; null: there is no such chain or pharmacy. */
export async function addFeedKey(
  scope: KeyScope,
  label: string | null,
  { db, clock }: Deps,
): Promise<{ readonly id: number; readonly key: string } | null> {
  const key = `feed_${drawToken()}`
  const column = sql.ref('chain' in scope ? 'chain_id' : 'pharmacy_id')
  const table = sql.table('chain' in scope ? 'pharmacy_chain' : 'pharmacy')
  const code = 'chain' in scope ? scope.chain : scope.pharmacy
  const { rows } = await sql<{ id: number }>`
    with source as (
      insert into stock_source (${column}) select id from ${table} where code = ${code}
      on conflict (${column}) do update set ${column} = excluded.${column}
      returning id
    )
    insert into stock_key (source_id, hash, label, created_at)
    select id, ${hashToken(key)}, ${label}, ${clock.now()} from source returning id`.execute(db)
  const [added] = rows
  return added ? { id: added.id, key } : null
}

export interface FeedKey {
  readonly id: number
  readonly chain: string | null
  readonly pharmacy: string | null
  readonly label: string | null
  readonly createdAt: Date
  readonly revokedAt: Date | null
  readonly lastSequence: string | null
}

export async function listFeedKeys(db: Kysely<DB>): Promise<FeedKey[]> {
  const { rows } = await sql<FeedKey>`
    select k.id, c.code as chain, p.code as pharmacy, k.label, k.created_at as "createdAt", k.revoked_at as "revokedAt",
      s.last_sequence as "lastSequence"
    from stock_key k join stock_source s on s.id = k.source_id
    left join pharmacy_chain c on c.id = s.chain_id left join pharmacy p on p.id = s.pharmacy_id
    order by k.id`.execute(db)
  return rows
}

/** False: there is no such key, or it was revoked already. */
export async function revokeFeedKey(id: number, { db, clock }: Deps): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stock_key')
    .set({ revoked_at: clock.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
