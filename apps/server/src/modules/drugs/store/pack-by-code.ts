import type { Database } from '../../../platform/database/database.ts'

const packsByCode = {
  name: 'drugs-packs-by-code',
  text: `
  select pack_id::text as "packId", count(*)::int as told from pack_code where code = $1
  group by pack_id order by told desc, pack_id`,
}

interface Row {
  readonly packId: string
  /** How many chains say so. */
  readonly told: number
}

/**
 * The packs of an EAN-13 that most chains tell, of those that `isKnown` in the register: none, one, or several that are told equally often.
 * Codes of an earlier register may name packs that left it.
 */
export async function readPacksByCode(
  { reads }: Database,
  code: string,
  isKnown: (packId: string) => boolean,
): Promise<string[]> {
  const { rows } = await reads.query<Row>({ ...packsByCode, values: [code] })
  const known = rows.filter(({ packId }) => isKnown(packId))
  return known.flatMap(({ packId, told }) => (told === known[0]?.told ? [packId] : []))
}
