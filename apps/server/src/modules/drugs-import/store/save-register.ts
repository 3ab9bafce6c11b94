import { strengthOf } from '@vizit/domain/drugs/strength.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ValuesOf } from '../../clinic-import/public.ts'
import type { drugsTable, packsTable } from '../files/register-tables.ts'
import { type CodedRows, type SavedCounts, saveCodedRows } from './save-coded-rows.ts'

export type DrugRow = ValuesOf<(typeof drugsTable)['columns']>
export type PackRow = ValuesOf<(typeof packsTable)['columns']>

export interface Register {
  readonly drugs: readonly DrugRow[]
  readonly packs: readonly PackRow[]
  /** The name of the register; null: not said. */
  readonly source: string | null
  /** Null: not said; it is of today then. */
  readonly asOf: CivilDate | null
  readonly isDemo?: boolean
}

export interface SavedRegister {
  readonly drugs: SavedCounts
  readonly packs: SavedCounts
}

/** Writes the whole register in the caller's transaction. */
export async function saveRegister(
  trx: Kysely<DB>,
  register: Register,
  { now, progress }: Pick<CodedRows, 'now' | 'progress'>,
): Promise<SavedRegister> {
  const { source, asOf, isDemo = false } = register
  await sql`select pg_advisory_xact_lock(hashtextextended('vizit register of medicines', 0))`.execute(trx)
  const drugs = await saveCodedRows(trx, {
    table: 'drug',
    columns: drugColumns,
    rows: register.drugs.map(row => ({ ...columnsOf(row), is_demo: isDemo })),
    ...{ now, progress },
  })
  const ids = await idsByCode(trx)
  const packs = await saveCodedRows(trx, {
    table: 'drug_pack',
    columns: packColumns,
    rows: register.packs.map(row => ({
      code: row.code,
      drug_id: ids.get(row.drug),
      presentation_ru: row.presentationRu,
      presentation_be: row.presentationBe,
      presentation_en: row.presentationEn,
      strength: strengthOf(row.presentationRu),
    })),
    now,
    progress: rows => progress?.(register.drugs.length + rows),
  })
  // The same files again change nothing: what is not said of them is what was said before.
  const isSame = [drugs, packs].every(({ added, updated, removed }) => added + updated + removed === 0)
  await sql`
    insert into drug_register as kept (source, as_of, imported_at)
    values (${source}, ${asOf ?? civilDateOf(now)}, ${now})
    on conflict (one) do update set
      source = ${isSame && source === null ? sql`kept.source` : sql`excluded.source`},
      as_of = ${isSame && asOf === null ? sql`kept.as_of` : sql`excluded.as_of`}, imported_at = excluded.imported_at
    where ${isSame && source === null ? sql`false` : sql`kept.source is distinct from excluded.source`}
      or ${isSame && asOf === null ? sql`false` : sql`kept.as_of is distinct from excluded.as_of`}`.execute(
    trx,
  )
  return { drugs, packs }
}

const drugColumns = {
  ...{ name_ru: 'text', name_be: 'text', name_en: 'text', inn_ru: 'text', inn_en: 'text' },
  ...{ atc_code: 'text', form_ru: 'text', form_be: 'text', form_en: 'text', dispensing: 'text' },
  ...{ holder: 'text', manufacturer: 'text', registration_number: 'text', registered_on: 'date' },
  ...{ valid_until: 'date', has_no_end: 'boolean', is_demo: 'boolean' },
}
const packColumns = {
  ...{ drug_id: 'int', presentation_ru: 'text', presentation_be: 'text', presentation_en: 'text' },
  strength: 'text',
}

const columnsOf = (row: DrugRow) => ({
  code: row.code,
  ...{ name_ru: row.nameRu, name_be: row.nameBe, name_en: row.nameEn },
  ...{ inn_ru: row.innRu, inn_en: row.innEn, atc_code: row.atcCode },
  ...{ form_ru: row.formRu, form_be: row.formBe, form_en: row.formEn, dispensing: row.dispensing },
  ...{ holder: row.holder, manufacturer: row.manufacturer, registration_number: row.registrationNumber },
  registered_on: row.registeredOn,
  valid_until: row.validTo === 'no-end' ? null : row.validTo,
  has_no_end: row.validTo === 'no-end',
})

async function idsByCode(trx: Kysely<DB>): Promise<Map<string, number>> {
  const rows = await trx.selectFrom('drug').select(['code', 'id']).execute()
  return new Map(rows.map(({ code, id }) => [code, id]))
}
