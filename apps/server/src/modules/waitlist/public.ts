export { waitsForExport } from './store/waits-for-export.ts'
export { createWaitlist, type Waitlist } from './waitlist.ts'
