export type { VisitsImport } from './registry-visit.ts'
export { describeVisitsImport } from './use-cases/describe-visits-import.ts'
export { importVisits, type VisitsImportDeps } from './use-cases/import-visits.ts'
