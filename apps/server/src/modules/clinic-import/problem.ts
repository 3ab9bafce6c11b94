import type { ClinicImportKey } from '@vizit/i18n/clinic-import-texts.ts'

/** A problem in a clinic's folder, and its place. */
export interface Problem {
  file: string
  /** Counted from 1, the header being line 1. Null: the file as a whole. */
  line: number | null
  /** The header as written in the file. */
  column: string | null
  key: ClinicImportKey
  params?: Readonly<Record<string, string | number>>
  /** The contents of the cell. */
  found?: string
}

/** A problem of a whole file, or of the folder. */
export function problemOfFile(file: string, key: Problem['key'], params: Problem['params'] = {}): Problem {
  return { file, line: null, column: null, key, params }
}
