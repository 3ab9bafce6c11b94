export { createExports, type Exports } from './export/exports.ts'
