import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Who sends: a chain or one pharmacy. Null: the operator, for all pharmacies. */
export interface FeedScope {
  readonly chainId: number | null
  readonly pharmacyId: number | null
}

export interface KnownPharmacy {
  readonly id: number
  readonly chainId: number | null
}

/** What a feed may name. */
export interface KnownPlaces {
  readonly pharmacies: ReadonlyMap<string, KnownPharmacy>
  /** Ids of packs by the code of the register. */
  readonly packs: ReadonlyMap<string, number>
  /** Ids of packs by codes of everybody, and by those of each chain. */
  readonly codes: ReadonlyMap<number | null, ReadonlyMap<string, number>>
}

export async function readKnownPlaces(db: Kysely<DB>, scope: FeedScope | null): Promise<KnownPlaces> {
  const pharmacies = await db
    .selectFrom('pharmacy')
    .select(['id', 'code', 'chain_id'])
    .where('removed_at', 'is', null)
    .execute()
  const packs = await db.selectFrom('drug_pack').select(['id', 'code']).execute()
  const { rows } = await sql<{ chain_id: number | null; code: string; pack_id: number }>`
    select chain_id, code, pack_id from pack_code
    where chain_id is null or ${scope === null} or chain_id = ${scope?.chainId ?? null}::int
      or chain_id = (select chain_id from pharmacy where id = ${scope?.pharmacyId ?? null}::int)`.execute(db)
  const codes = new Map<number | null, Map<string, number>>()
  for (const { chain_id, code, pack_id } of rows) {
    const ofChain = codes.get(chain_id) ?? new Map<string, number>()
    codes.set(chain_id, ofChain.set(code, pack_id))
  }
  return {
    pharmacies: new Map(pharmacies.map(row => [row.code, { id: row.id, chainId: row.chain_id }])),
    packs: new Map(packs.map(({ id, code }) => [code, id])),
    codes,
  }
}
