export { loadReferenceData } from './load-reference-data.ts'
export { listOf, type ReferenceFile, readReference, referencePath } from './read-reference.ts'
