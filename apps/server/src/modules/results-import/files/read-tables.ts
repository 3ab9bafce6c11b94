import {
  type Problem,
  readFolder,
  readTable,
  type Table,
  type TableContent,
} from '../../clinic-import/public.ts'
import {
  type PatientColumns,
  patientsTable,
  type ResultColumns,
  resultsTable,
  type ValueColumns,
  valuesTable,
} from './tables.ts'

export interface Contents {
  readonly patients: TableContent<PatientColumns>
  readonly results: TableContent<ResultColumns>
  /** Absent: values of nothing. */
  readonly values: TableContent<ValueColumns> | null
}

interface Read {
  /** Null where a file that is needed is not there. */
  readonly contents: Contents | null
  readonly problems: readonly Problem[]
}

const all = [patientsTable, resultsTable, valuesTable] as const

/** The tables of a folder, with every problem of their shape. */
export async function readTables(folder: string): Promise<Read> {
  const files = await readFolder(folder)
  if (!files) return { contents: null, problems: [about(folder, 'problem.missingFolder')] }
  const problems: Problem[] = []
  const known = all.flatMap(table => table.files)
  for (const { file } of files) {
    if (!known.includes(file.toLowerCase()))
      problems.push(about(file, 'problem.unknownFile', { files: known.join(', ') }))
  }
  const read = <Of extends PatientColumns | ResultColumns | ValueColumns>(
    table: Table<Of>,
  ): TableContent<Of> | null => {
    const [file, second] = files.filter(each => table.files.includes(each.file.toLowerCase()))
    if (second) problems.push(about(second.file, 'problem.secondFile', { file: file?.file ?? '' }))
    if (!file) {
      if (table.needed)
        problems.push(about(table.files[0], 'problem.missingFile', { file: table.files[1] ?? '' }))
      return null
    }
    const { content, problems: ofShape } = readTable(table, file)
    problems.push(...ofShape)
    return content
  }
  const [patients, results, values] = [read(patientsTable), read(resultsTable), read(valuesTable)]
  return { contents: patients && results && { patients, results, values }, problems }
}

export function about(file: string, key: Problem['key'], params: Problem['params'] = {}): Problem {
  return { file, line: null, column: null, key, params }
}
