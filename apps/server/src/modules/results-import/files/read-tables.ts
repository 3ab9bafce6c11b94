import {
  openFolder,
  type Problem,
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

/** The tables of a folder, with every problem of their shape. */
export async function readTables(folder: string): Promise<Read> {
  const { fileOf, problems: ofFolder } = await openFolder(folder, [patientsTable, resultsTable, valuesTable])
  const problems = [...ofFolder]
  const read = <Of extends PatientColumns | ResultColumns | ValueColumns>(
    table: Table<Of>,
  ): TableContent<Of> | null => {
    const file = fileOf?.(table)
    if (!file) return null
    const { content, problems: ofShape } = readTable(table, file)
    problems.push(...ofShape)
    return content
  }
  const [patients, results, values] = [read(patientsTable), read(resultsTable), read(valuesTable)]
  return { contents: patients && results && { patients, results, values }, problems }
}
