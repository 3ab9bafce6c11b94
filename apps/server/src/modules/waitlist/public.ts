export { waitsForExport } from './store/waits-for-export.ts'
