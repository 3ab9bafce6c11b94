import { type Kysely, sql } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { readReference } from './read-reference.ts'

/** Levels 1 and 2 of the ATC classification. */
export async function loadAtcGroups(trx: Kysely<DB>): Promise<void> {
  const groups = await readReference('atc_groups', ['code', 'name_ru', 'name_be', 'name_en'])
  await sql`
    insert into atc_group (code, name_ru, name_be, name_en)
    select code, name_ru, name_be, name_en
    from jsonb_to_recordset(${JSON.stringify(groups)}::jsonb)
      as row (code text, name_ru text, name_be text, name_en text)
    on conflict (code) do update set
      name_ru = excluded.name_ru, name_be = excluded.name_be, name_en = excluded.name_en
    where (atc_group.name_ru, atc_group.name_be, atc_group.name_en)
      is distinct from (excluded.name_ru, excluded.name_be, excluded.name_en)`.execute(trx)
}
