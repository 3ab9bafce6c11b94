export { duplicates } from './checks/duplicates.ts'
export { problemAt } from './checks/problem-at.ts'
export { type ReferenceNames, readReferenceNames } from './checks/reference-names.ts'
export { isTooMany, tooManyMissing } from './checks/too-many-missing.ts'
export type {
  Clinic,
  ClinicAssignment,
  ClinicBranch,
  ClinicDoctor,
  ClinicService,
  ClinicServiceOption,
  LocalText,
} from './clinic.ts'
export { csvLine } from './files/csv-line.ts'
export { type Encoding, markedEncoding } from './files/encoding-of.ts'
export { matchHeaders } from './files/match-headers.ts'
export { openFolder } from './files/open-folder.ts'
export { readRow } from './files/read-row.ts'
export { emptyContent, readTable } from './files/read-table.ts'
export {
  type Columns,
  isWhole,
  type Row,
  type Table,
  type TableContent,
  table,
  type ValuesOf,
} from './files/table.ts'
export { choice, yesNo } from './parse/choice.ts'
export { type CellParser, optional, personal, required, withDefault } from './parse/column.ts'
export { foldWords } from './parse/fold-words.ts'
export { fio, middleName, phone, sex } from './parse/person.ts'
export { clinicCode, code, degrees, email, phones, programmeCode, text, wholeNumber } from './parse/plain.ts'
export { closingTime, date, openingDays, time } from './parse/times.ts'
export { type Problem, problemOfFile } from './problem.ts'
export { type SavedClinic, saveClinic } from './store/save-clinic.ts'
export { saveClinicServices } from './store/save-clinic-services.ts'
export { describeImport, describeProblem } from './use-cases/describe-import.ts'
export { describeProblems, problemsAsLines } from './use-cases/describe-problems.ts'
export { type ImportDeps, type ImportResult, importClinic } from './use-cases/import-clinic.ts'
export { rowsWithoutProblems } from './use-cases/rows-without-problems.ts'
export { writeClinic } from './use-cases/write-clinic.ts'
