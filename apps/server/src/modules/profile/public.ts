export { createExports } from './export/exports.ts'
export type { Exports } from './export/exports-port.ts'
