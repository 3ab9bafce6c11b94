import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Whether pharmacies may sell the package `k` of the drug `d`: it is in the register, and not for hospitals only. */
export const IS_SOLD = sql<boolean>`(k.removed_at is null and d.removed_at is null and d.dispensing is distinct from 'hospital')`

export async function isSoldInPharmacies(db: Kysely<DB>, packId: string): Promise<boolean> {
  const { rows } = await sql`
    select from drug_pack k join drug d on d.id = k.drug_id
    where k.id = ${packId}::int and ${IS_SOLD}`.execute(db)
  return rows.length > 0
}
