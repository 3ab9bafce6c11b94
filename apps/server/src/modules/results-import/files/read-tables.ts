import {
  openFolder,
  type Problem,
  readTable,
  type Table,
  type TableContent,
} from '../../clinic-import/public.ts'
import {
  type PatientColumns,
  type PrescriptionColumns,
  patientsTable,
  prescriptionsTable,
  type ResultColumns,
  resultsTable,
  type ValueColumns,
  valuesTable,
} from './tables.ts'

export interface Contents {
  readonly patients: TableContent<PatientColumns>
  readonly results: TableContent<ResultColumns>
  /** Null: no file of values. */
  readonly values: TableContent<ValueColumns> | null
  /** Null: no file of prescriptions. */
  readonly prescriptions: TableContent<PrescriptionColumns> | null
}

interface Read {
  /** Null: a required file is missing. */
  readonly contents: Contents | null
  readonly problems: readonly Problem[]
}

/** The tables of a folder, with all problems of their format. */
export async function readTables(folder: string): Promise<Read> {
  const { fileOf, problems: ofFolder } = await openFolder(folder, [
    patientsTable,
    resultsTable,
    valuesTable,
    prescriptionsTable,
  ])
  const read = <Of extends PatientColumns | ResultColumns | ValueColumns | PrescriptionColumns>(
    table: Table<Of>,
  ) => {
    const file = fileOf?.(table)
    return file ? readTable(table, file) : null
  }
  const [patients, results, values] = [read(patientsTable), read(resultsTable), read(valuesTable)]
  const prescriptions = read(prescriptionsTable)
  const ofShape = [patients, results, values, prescriptions].flatMap(each => each?.problems ?? [])
  const contents = patients &&
    results && {
      patients: patients.content,
      results: results.content,
      values: values?.content ?? null,
      prescriptions: prescriptions?.content ?? null,
    }
  return { contents, problems: [...ofFolder, ...ofShape] }
}
