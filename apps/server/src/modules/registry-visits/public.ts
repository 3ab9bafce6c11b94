export { describeVisitsImport } from './use-cases/describe-visits-import.ts'
export { type ExportRequest, exportVisits } from './use-cases/export-visits.ts'
export { importVisits } from './use-cases/import-visits.ts'
