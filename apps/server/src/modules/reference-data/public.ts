export { loadReferenceData } from './load-reference-data.ts'
export { listOf, type ReferenceFile, readReference } from './read-reference.ts'
