export { documentKeys } from './keys.ts'
export { limits as documentLimits } from './limits.ts'
export { UNNAMED } from './sealing/sealed-prescription.ts'
export { claimedPeople } from './store/claimed-people.ts'
export { resealDocuments } from './store/reseal-documents.ts'
export { notifyReaders } from './storing/notify-readers.ts'
export { type SpooledFile, spoolFile } from './storing/spool-file.ts'
export { storeConclusion } from './storing/store-conclusion.ts'
export { storeMedicalTest } from './storing/store-medical-test.ts'
export { storePrescription } from './storing/store-prescription.ts'
export { type StoredRecord, storeRecord } from './storing/store-record.ts'
export { storeReport } from './storing/store-report.ts'
export type {
  ConclusionToStore,
  FileToStore,
  PrescriptionToStore,
  RecordToStore,
  ReportToStore,
  StoreOutcome,
  StoringDeps,
  TestToStore,
  ValueToStore,
} from './storing/to-store.ts'
export { storedPrescriptions, withdrawPrescriptions } from './storing/withdraw-missing.ts'
export { forgetOldCodes } from './use-cases/forget-old-codes.ts'
export { createReportsOf, type ReportsOf, type ReportsOfVisit } from './use-cases/reports-of-visits.ts'
export { closedRecords, resultsForExport } from './use-cases/results-for-export.ts'
