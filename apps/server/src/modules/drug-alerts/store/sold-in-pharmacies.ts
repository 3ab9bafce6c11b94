import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

const IS_IN_REGISTER = sql`(k.removed_at is null and d.removed_at is null)`

/** Whether pharmacies may sell the package `k` of the drug `d`: it is in the register, and not for hospitals only. */
export const IS_SOLD = sql<boolean>`(${IS_IN_REGISTER} and d.dispensing is distinct from 'hospital')`

/** Whether the register has the package, for hospitals only. */
export const IS_FOR_HOSPITALS = sql<boolean>`(${IS_IN_REGISTER} and d.dispensing is not distinct from 'hospital')`

export async function isSoldInPharmacies(db: Kysely<DB>, packId: string): Promise<boolean> {
  const { rows } = await sql`
    select from drug_pack k join drug d on d.id = k.drug_id
    where k.id = ${packId}::int and ${IS_SOLD}`.execute(db)
  return rows.length > 0
}
