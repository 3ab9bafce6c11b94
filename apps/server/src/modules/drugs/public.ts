export type { DrugsDeps } from './deps.ts'
export { searchDrugs } from './use-cases/search-drugs.ts'
