import { receiveStock } from '@vizit/contract/calls/drugs/stock-feed.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { JsonText } from '../../../platform/http/json-text.ts'
import type { StockDeps } from '../deps.ts'
import { applyFeed } from '../use-cases/apply-feed.ts'

export const receiveStockRoute = handle(
  receiveStock,
  async ({ query: { mode, sequence }, body, actor, idempotencyKey: key, refuse }, deps: StockDeps) => {
    const result = await applyFeed(body, { ...actor, mode, sequence, key }, deps)
    if (typeof result === 'string') return new JsonText(result)
    if ('lastSequence' in result) return refuse('STOCK_FEED_OUTDATED', { lastSequence: result.lastSequence })
    if (result.wrong === 'too_large') return refuse('PAYLOAD_TOO_LARGE')
    return refuse('INVALID_ARGUMENT', { fields: result.wrong })
  },
)
