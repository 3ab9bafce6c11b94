export { forgetOldCodes } from './use-cases/forget-old-codes.ts'
export { createReportsOf, type ReportsOf, type ReportsOfVisit } from './use-cases/reports-of-visits.ts'
