export { loadReferenceData } from './load-reference-data.ts'
export { readPersonNames } from './read-person-names.ts'
export { listOf, type ReferenceFile, readReference, referencePath } from './read-reference.ts'
