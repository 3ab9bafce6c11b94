import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Ids of packs and chains by their codes. */
export async function readCodedIds(db: Kysely<DB>) {
  const packs = await db.selectFrom('drug_pack').select(['code', 'id']).execute()
  const chains = await db.selectFrom('pharmacy_chain').select(['code', 'id']).execute()
  const byCode = (rows: readonly { code: string; id: number }[]) =>
    new Map(rows.map(({ code, id }) => [code, id]))
  return { packs: byCode(packs), chains: byCode(chains) }
}

/** Returns how many codes are new or name another pack. */
export async function savePackCodes(db: Kysely<DB>, rows: readonly object[]): Promise<number> {
  const { rows: changed } = await sql`
    insert into pack_code as kept (chain_id, code, pack_id)
    select chain_id, code, pack_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (chain_id int, code text, pack_id int)
    on conflict (chain_id, code) do update set pack_id = excluded.pack_id where kept.pack_id <> excluded.pack_id
    returning 1`.execute(db)
  return changed.length
}
