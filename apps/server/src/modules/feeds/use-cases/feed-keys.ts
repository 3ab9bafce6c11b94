import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { drawToken, hashToken } from '../../../platform/secret/one-time-code.ts'

interface Deps {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** Whose feeds a key may send and read. */
export const keyOwners = ['chain', 'pharmacy', 'provider', 'programme'] as const
export type KeyOwner = (typeof keyOwners)[number]

const sources = {
  chain: { table: 'pharmacy_chain', column: 'chain_id', key: 'id' },
  pharmacy: { table: 'pharmacy', column: 'pharmacy_id', key: 'id' },
  provider: { table: 'provider', column: 'provider_id', key: 'id' },
  programme: { table: 'programme', column: 'programme_code', key: 'code' },
} as const satisfies Record<KeyOwner, object>

/** A new key, which is shown once and kept as a hash; null: nobody of this kind has this code. */
export async function addFeedKey(
  owner: { readonly kind: KeyOwner; readonly code: string },
  label: string | null,
  { db, clock }: Deps,
): Promise<{ readonly id: number; readonly key: string } | null> {
  const key = `feed_${drawToken()}`
  const source = sources[owner.kind]
  const column = sql.ref(source.column)
  const { rows } = await sql<{ id: number }>`
    with source as (
      insert into feed_source (${column})
      select ${sql.ref(source.key)} from ${sql.table(source.table)} where code = ${owner.code}
      on conflict (${column}) do update set ${column} = excluded.${column}
      returning id
    )
    insert into feed_key (source_id, hash, label, created_at)
    select id, ${hashToken(key)}, ${label}, ${clock.now()} from source returning id`.execute(db)
  const [added] = rows
  return added ? { id: added.id, key } : null
}

export interface FeedKey {
  readonly id: number
  readonly owner: KeyOwner
  readonly code: string
  readonly label: string | null
  readonly createdAt: Date
  readonly revokedAt: Date | null
  /** The last feed of each kind: `stock 17`. */
  readonly last: readonly string[]
}

export async function listFeedKeys(db: Kysely<DB>): Promise<FeedKey[]> {
  const { rows } = await sql<FeedKey>`
    select k.id, k.label, k.created_at as "createdAt", k.revoked_at as "revokedAt",
      case when s.chain_id is not null then 'chain' when s.pharmacy_id is not null then 'pharmacy'
        when s.provider_id is not null then 'provider' else 'programme' end as owner,
      coalesce(c.code, f.code, p.code, s.programme_code) as code,
      array(select q.feed || ' ' || q.last_sequence from feed_sequence q where q.source_id = s.id order by q.feed) as last
    from feed_key k join feed_source s on s.id = k.source_id
    left join pharmacy_chain c on c.id = s.chain_id left join pharmacy f on f.id = s.pharmacy_id
    left join provider p on p.id = s.provider_id
    order by k.id`.execute(db)
  return rows
}

/** False: there is no such key, or it was revoked already. */
export async function revokeFeedKey(id: number, { db, clock }: Deps): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feed_key')
    .set({ revoked_at: clock.now() })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
