export { describeStockImport } from './use-cases/describe-stock-import.ts'
export { importStock } from './use-cases/import-stock.ts'
