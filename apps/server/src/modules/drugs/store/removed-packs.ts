import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'

export interface RemovedPack {
  readonly packId: string
  readonly drugId: string
  readonly name: string
  readonly presentation: string
}

const removedPacks = (language: Language) => ({
  name: `drugs-removed-packs-${language}`,
  text: `
  select p.id::text as "packId", d.id::text as "drugId", coalesce(d.name_${language}, d.name_ru) as name,
    coalesce(p.presentation_${language}, p.presentation_ru) as presentation
  from drug_pack p join drug d on d.id = p.drug_id where p.id = any($1::int[]) order by p.id`,
})

/** What packs are called that the register, as it is kept in memory, has no more. Those that it never had are left out. */
export async function readRemovedPacks(
  { reads }: Database,
  ids: readonly string[],
  language: Language,
): Promise<RemovedPack[]> {
  if (ids.length === 0) return []
  const { rows } = await reads.query<RemovedPack>({ ...removedPacks(language), values: [ids] })
  return rows
}
