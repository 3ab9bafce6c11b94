import type { Database } from '../../../platform/database/database.ts'
import { type InLanguages, inLanguages, type TextRow, textColumns } from '../../visits/public.ts'

export interface NamedProgramme {
  readonly programId: string
  readonly caption: InLanguages
  readonly phones: readonly string[]
}

/** A programme by its code, whoever it covers; an unknown one has its code as its name. */
export async function programmeNamed(
  { pool }: Pick<Database, 'pool'>,
  programId: string,
): Promise<NamedProgramme> {
  const { rows } = await pool.query<TextRow<'caption'> & { readonly phones: string[] }>(
    `select ${textColumns('caption', 'caption')}, phones from programme where code = $1`,
    [programId],
  )
  const [row] = rows
  return row
    ? { programId, caption: inLanguages(row, 'caption'), phones: row.phones }
    : { programId, caption: { ru: programId, be: programId, en: programId }, phones: [] }
}
