export { hasInvoices } from './store/has-invoices.ts'
export { invoicesForExport } from './store/invoices-for-export.ts'
export { describeInvoicesImport } from './use-cases/describe-invoices-import.ts'
export { importInvoices } from './use-cases/import-invoices.ts'
