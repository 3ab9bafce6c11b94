export { createExports } from './export/exports.ts'
export type { Exports } from './export/exports-port.ts'
export { endRestoredOrders } from './store/end-restored.ts'
export { whyNotSavedAsMe } from './use-cases/why-not-saved-as-me.ts'
