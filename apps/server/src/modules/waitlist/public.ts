export { endRestoredOffers } from './store/end-restored.ts'
export { waitsForExport } from './store/waits-for-export.ts'
