export type { DrugsDeps } from './deps.ts'
export { createMatchPrescriptions, type MatchPrescriptions } from './use-cases/match-prescriptions.ts'
export { searchDrugs } from './use-cases/search-drugs.ts'
export { shownAfter } from './use-cases/shown-after.ts'
