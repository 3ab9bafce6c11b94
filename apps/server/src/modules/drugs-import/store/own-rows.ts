import { sql } from 'kysely'

/** The codes of what the operator has brought in. Rows of the demo do not count, because the operator's own ones replace them. */
export const ownRows = {
  drugs: sql`select code from drug where removed_at is null and not is_demo`,
  packs: sql`
    select pack.code from drug_pack pack join drug on drug.id = pack.drug_id
    where pack.removed_at is null and not drug.is_demo`,
  pharmacies: sql`select code from pharmacy where removed_at is null and not is_demo`,
} as const
