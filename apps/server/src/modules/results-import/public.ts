export { describeResultsImport } from './use-cases/describe-results-import.ts'
export { importResults } from './use-cases/import-results.ts'
