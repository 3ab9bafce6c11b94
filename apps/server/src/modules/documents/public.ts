export { keepConclusion } from './keeping/keep-conclusion.ts'
export { keepRecord, type RecordKept } from './keeping/keep-record.ts'
export { keepReport } from './keeping/keep-report.ts'
export { keepTest } from './keeping/keep-test.ts'
export type {
  Keeping,
  KeepingDeps,
  KeptConclusion,
  KeptFile,
  KeptRecord,
  KeptReport,
  KeptTest,
  KeptValue,
} from './keeping/kept.ts'
export { type SpooledFile, spoolFile } from './keeping/spool-file.ts'
export { tellReaders } from './keeping/tell-readers.ts'
export { documentKeys } from './keys.ts'
export { limits as documentLimits } from './limits.ts'
export { claimedPeople } from './store/claimed-people.ts'
export { resealDocuments } from './store/reseal-documents.ts'
export { forgetOldCodes } from './use-cases/forget-old-codes.ts'
export { createReportsOf, type ReportsOf, type ReportsOfVisit } from './use-cases/reports-of-visits.ts'
export { closedRecords, resultsForExport } from './use-cases/results-for-export.ts'
