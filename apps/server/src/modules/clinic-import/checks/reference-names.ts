import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { foldWords } from '../parse/fold-words.ts'

/** Towns and specialities of the reference data under the names that clinics may use, and the programmes. */
export interface ReferenceNames {
  /** The code of a speciality, found by its code, name or short name in any language. */
  speciality(text: string): string | null
  specialityName(code: string): string
  /** The code of a town, found by its code or its name in any language. */
  location(text: string): number | null
  /** The codes of all programmes. */
  readonly programmes: ReadonlySet<string>
  /** The ids of all listed services (data/services.csv). */
  readonly listedServices: ReadonlySet<string>
}

export async function readReferenceNames(db: Kysely<DB>): Promise<ReferenceNames> {
  const specialities = await db
    .selectFrom('speciality')
    .select(['code', 'name_ru', 'name_be', 'name_en', 'short_ru'])
    .execute()
  const locations = await db
    .selectFrom('location')
    .select(['code', 'name_ru', 'name_be', 'name_en'])
    .where('code', '>', 0)
    .execute()
  const programmes = await db.selectFrom('programme').select('code').execute()
  const listed = await db.selectFrom('common_service').select('code').where('code', 'is not', null).execute()
  const codes = byName(specialities, row => [row.code, row.name_ru, row.short_ru, row.name_be, row.name_en])
  const towns = byName(locations, row => [String(row.code), row.name_ru, row.name_be, row.name_en])
  const shortNames = new Map(specialities.map(row => [row.code, row.short_ru]))
  return {
    speciality: text => codes.get(foldTitle(text))?.code ?? null,
    specialityName: code => shortNames.get(code) ?? code,
    location: text => towns.get(foldTitle(text))?.code ?? null,
    programmes: new Set(programmes.map(({ code }) => code)),
    listedServices: new Set(listed.flatMap(({ code }) => code ?? [])),
  }
}

/** Makes «Врач-кардиолог» equal to «Кардиолог», and «г. Минск» to «Минск». */
function foldTitle(text: string): string {
  return foldWords(text).replace(/^(?:врач|урач|г\.?)\s+(?=\S)/, '')
}

/** Earlier names win: where two towns have the same English spelling, their Russian names still differ. */
function byName<Row>(rows: readonly Row[], namesOf: (row: Row) => string[]): Map<string, Row> {
  const found = new Map<string, Row>()
  const width = Math.max(0, ...rows.map(row => namesOf(row).length))
  for (let at = 0; at < width; at++) {
    for (const row of rows) {
      const name = foldTitle(namesOf(row)[at] ?? '')
      if (!found.has(name)) found.set(name, row)
    }
  }
  return found
}
