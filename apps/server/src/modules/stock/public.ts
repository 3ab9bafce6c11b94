export { forgetTypicalPrices } from './store/hold-back.ts'
export { describeStockImport } from './use-cases/describe-stock-import.ts'
export { describePackCodesImport, importPackCodes } from './use-cases/import-pack-codes.ts'
export { importStock } from './use-cases/import-stock.ts'
