import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'

/** What is wrong in a clinic's folder, and where. */
export interface Problem {
  file: string
  /** Counted from 1, the header being line 1; null = the file as a whole. */
  line: number | null
  /** The header as it stands in the file. */
  column: string | null
  key: ClinicImportKey
  params?: Readonly<Record<string, string | number>>
  /** What stood in the cell. */
  found?: string
}

/** What is wrong with a file as a whole, or with the folder. */
export function problemOfFile(file: string, key: Problem['key'], params: Problem['params'] = {}): Problem {
  return { file, line: null, column: null, key, params }
}
