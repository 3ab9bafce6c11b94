export { describeVisitsImport } from './use-cases/describe-visits-import.ts'
export { importVisits } from './use-cases/import-visits.ts'
