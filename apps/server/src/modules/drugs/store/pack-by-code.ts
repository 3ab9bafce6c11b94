import type { Database } from '../../../platform/database/database.ts'

const packByCode = {
  name: 'drugs-pack-by-code',
  text: `
  select pack_id::text as "packId", count(*)::int as told from pack_code where code = $1
  group by pack_id order by told desc limit 2`,
}

interface Row {
  readonly packId: string
  /** How many chains say so. */
  readonly told: number
}

/** The pack of an EAN-13 as most chains tell it; null: none does, or they disagree evenly. */
export async function readPackByCode({ reads }: Database, code: string): Promise<string | null> {
  const { rows } = await reads.query<Row>({ ...packByCode, values: [code] })
  const [first, second] = rows
  return first && first.told !== second?.told ? first.packId : null
}
