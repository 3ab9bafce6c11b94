import { receiveStock } from '@vizit/contract/calls/drugs/stock-feed.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { answerFeed, receiveFeed } from '../../feeds/public.ts'
import type { StockDeps } from '../deps.ts'
import { readScope } from '../store/read-scope.ts'
import { applyStock } from '../use-cases/apply-stock.ts'

export const receiveStockRoute = handle(
  receiveStock,
  async (
    { query: { mode, sequence, complete }, body, actor: sender, idempotencyKey: key },
    deps: StockDeps,
  ) => {
    const isComplete = complete === 'true'
    const asked = { mode, ...(isComplete && { complete }) }
    return answerFeed(
      await receiveFeed(
        body,
        { sender, feed: 'stock', sequence, asked, key, mostBytes: receiveStock.upload.maxBytes },
        async (trx, given) =>
          applyStock(trx, { ...given, mode, isComplete, scope: await readScope(trx, sender.sourceId) }),
        deps,
      ),
    )
  },
)
