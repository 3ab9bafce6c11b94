import { type ClinicImportTexts, clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import { sql } from 'kysely'
import {
  describeProblem,
  type Problem,
  problemAt,
  readReferenceNames,
  readTable,
} from '../../clinic-import/public.ts'
import { readWholeFile } from '../files/read-file.ts'
import { townCodesTable } from '../files/town-codes-table.ts'
import type { DrugsImportDeps } from './import-medicines.ts'

export type TownCodesImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly towns: number }
  | { readonly outcome: 'imported'; readonly towns: number; readonly changed: number }

/**
 * Brings in how an outside service of drug prices calls towns (calls §3.2): all or nothing. Towns that the file lacks keep their
 * codes; an empty cell takes a code away.
 */
export async function importTownCodes(
  path: string,
  { db }: Pick<DrugsImportDeps, 'db'>,
  { checkOnly = false } = {},
): Promise<TownCodesImport> {
  const { file, problems: ofFile } = await readWholeFile(path)
  if (!file) return { outcome: 'refused', problems: ofFile }
  const { content, problems: ofShape } = readTable(townCodesTable, file)
  const { location } = await readReferenceNames(db)
  const read = content.rows.map(row => ({ row, code: location(row.values.town ?? '') }))
  // A town may be named by its code and by its name.
  const first = new Map(read.toReversed().map(({ row, code }) => [code, row.line]))
  const problems = [
    ...ofShape,
    ...read.flatMap(({ row, code }) => {
      const { town: found } = row.values
      if (found === undefined) return []
      if (code === null) return [problemAt(content, row, 'town', 'problem.unknownLocation', { found })]
      const line = first.get(code) ?? row.line
      return line === row.line
        ? []
        : [problemAt(content, row, 'town', 'problem.duplicate', { params: { line } })]
    }),
  ]
  if (problems.length > 0) return { outcome: 'refused', problems }
  const towns = read.map(({ row, code }) => ({ code, ...row.values }))
  if (checkOnly) return { outcome: 'checked', towns: towns.length }
  const { rows: changed } = await sql`
    update location l set tabletka_code = row."tabletkaCode", tabletka_code_v3 = row."tabletkaCodev3"
    from jsonb_to_recordset(${JSON.stringify(towns)}::jsonb) as row (code int, "tabletkaCode" text, "tabletkaCodev3" text)
    where l.code = row.code
      and (l.tabletka_code, l.tabletka_code_v3) is distinct from (row."tabletkaCode", row."tabletkaCodev3")
    returning 1`.execute(db)
  return { outcome: 'imported', towns: towns.length, changed: changed.length }
}

/** The result as text, one line each. */
export function describeTownCodesImport(result: TownCodesImport, language: Language): string[] {
  const t: ClinicImportTexts = clinicImportTexts(language)
  if (result.outcome === 'refused') {
    const count = result.problems.length
    return [...result.problems.map(problem => describeProblem(problem, t)), t('summary.refused', { count })]
  }
  if (result.outcome === 'checked') return [t('summary.checked')]
  return [t('stock.townCodes', { towns: result.towns, changed: result.changed })]
}
