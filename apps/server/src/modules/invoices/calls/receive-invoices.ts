import { receiveInvoices } from '@vizit/contract/calls/invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { answerFeed, receiveFeed } from '../../feeds/public.ts'
import type { InvoicesDeps } from '../deps.ts'
import { applyInvoices } from '../use-cases/apply-invoices.ts'

export const receiveInvoicesRoute = handle(
  receiveInvoices,
  async ({ params, query: { sequence }, body, actor, idempotencyKey: key, language }, deps: InvoicesDeps) => {
    let profiles: readonly string[] = []
    const result = await receiveFeed(
      body,
      { sender: actor, feed: 'invoices', sequence, key, mostBytes: receiveInvoices.upload.maxBytes },
      async (trx, given) => {
        const applied = await applyInvoices(trx, { ...given, sender: params.code, language }, deps)
        profiles = applied.profiles
        return applied.answer
      },
      deps,
    )
    if (profiles.length > 0) {
      deps.changes.publish('invoices', { profiles: [...profiles] })
      deps.notifications.nudge()
    }
    return answerFeed(result)
  },
)
