import {
  emptyContent,
  openFolder,
  type Problem,
  problemOfFile,
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

/** What the files hold, those that are missing as empty. */
export interface Contents {
  readonly patients: TableContent<PatientColumns>
  readonly results: TableContent<ResultColumns>
  readonly values: TableContent<ValueColumns>
  readonly prescriptions: TableContent<PrescriptionColumns>
}

interface Read {
  /** Null: there is no such folder. */
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
  if (!fileOf) return { contents: null, problems: ofFolder }
  const read = <Of extends PatientColumns | ResultColumns | ValueColumns | PrescriptionColumns>(
    table: Table<Of>,
  ) => {
    const file = fileOf(table)
    return file
      ? readTable(table, file)
      : { content: emptyContent(table.files[0], table.columns), problems: [] }
  }
  const [patients, results, values] = [read(patientsTable), read(resultsTable), read(valuesTable)]
  const prescriptions = read(prescriptionsTable)
  const contents = {
    patients: patients.content,
    results: results.content,
    values: values.content,
    prescriptions: prescriptions.content,
  }
  const ofShape = [patients, results, values, prescriptions].flatMap(({ problems }) => problems)
  return { contents, problems: [...ofFolder, ...missingResults(contents), ...ofShape] }
}

/** Results or prescriptions are needed, and the tests that values belong to. */
function missingResults({ results, values, prescriptions }: Contents): Problem[] {
  if (results.state !== 'absent') return []
  const [file, other] = resultsTable.files
  if (values.state !== 'absent') return [problemOfFile(file, 'problem.missingFile', { file: other ?? file })]
  if (prescriptions.state !== 'absent') return []
  return [problemOfFile(file, 'results.nothingBrought', { other: prescriptions.file })]
}
