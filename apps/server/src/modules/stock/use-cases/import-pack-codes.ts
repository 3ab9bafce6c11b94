import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { isEan13 } from '@vizit/domain/drugs/ean13.ts'
import { clinicImportTexts } from '@vizit/i18n/clinic-import-texts.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  describeProblems,
  duplicates,
  type Problem,
  problemAt,
  problemOfFile,
  readTable,
  rowsWithoutProblems,
  type TableContent,
} from '../../clinic-import/public.ts'
import { packCodesTable } from '../files/pack-codes-table.ts'
import { readCodedIds, savePackCodes } from '../store/pack-codes.ts'

export type PackCodesImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly codes: number }
  | { readonly outcome: 'imported'; readonly codes: number; readonly changed: number }

type Columns = (typeof packCodesTable)['columns']

/** Adds codes under which feeds name packs, or changes them: all or nothing. Codes that the file lacks stay. */
export async function importPackCodes(
  path: string,
  { db }: { readonly db: Kysely<DB> },
  { checkOnly = false } = {},
): Promise<PackCodesImport> {
  const bytes = await readFile(path).catch(() => null)
  if (bytes === null) return { outcome: 'refused', problems: [problemOfFile(path, 'problem.missingHere')] }
  const { content, problems: ofShape } = readTable(packCodesTable, { file: basename(path), bytes })
  const { packs, chains } = await readCodedIds(db)
  const problems = [
    ...ofShape,
    ...duplicates(content, ['code', 'chain']),
    ...misreadBarcodes(content),
    ...unknown(content, 'pack', packs, 'stock.problem.pack'),
    ...unknown(content, 'chain', chains, 'stock.noChain'),
  ]
  if (problems.length > 0) return { outcome: 'refused', problems }
  const rows = rowsWithoutProblems(content).map(({ code, pack, chain }) => ({
    code,
    pack_id: packs.get(pack),
    chain_id: chain === null ? null : chains.get(chain),
  }))
  if (checkOnly) return { outcome: 'checked', codes: rows.length }
  return { outcome: 'imported', codes: rows.length, changed: await savePackCodes(db, rows) }
}

/** Thirteen digits that are everybody's are an EAN-13; a chain's own code may be any. */
function misreadBarcodes(content: TableContent<Columns>): Problem[] {
  return content.rows.flatMap(row => {
    const { code: found = '', chain } = row.values
    if (chain !== null || !/^\d{13}$/.test(found) || isEan13(found)) return []
    return [problemAt(content, row, 'code', 'stock.checkDigit', { found })]
  })
}

function unknown(
  content: TableContent<Columns>,
  column: 'pack' | 'chain',
  known: ReadonlyMap<string, number>,
  key: Problem['key'],
): Problem[] {
  return content.rows.flatMap(row => {
    const found = row.values[column]
    if (found === undefined || found === null || known.has(found)) return []
    return [problemAt(content, row, column, key, { found })]
  })
}

/** The result as text, one line each. */
export function describePackCodesImport(result: PackCodesImport, language: Language): string[] {
  const t = clinicImportTexts(language)
  if (result.outcome === 'refused') return describeProblems(result.problems, t)
  if (result.outcome === 'checked') return [t('summary.checked')]
  return [t('stock.codes', { codes: result.codes, changed: result.changed })]
}
