export { createIdentifyFeed } from './identify-feed.ts'
export { describeStockImport } from './use-cases/describe-stock-import.ts'
export { addFeedKey, listFeedKeys, revokeFeedKey } from './use-cases/feed-keys.ts'
export { importStock } from './use-cases/import-stock.ts'
