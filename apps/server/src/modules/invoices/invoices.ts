import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { type RepeatingWorker, repeatingWorker } from '../../platform/lifecycle/repeating-worker.ts'
import type { InvoicesDeps } from './deps.ts'
import { openInvoicesOf, tellAgain } from './store/invoices-of-visit.ts'
import { followDeadlines } from './use-cases/follow-deadlines.ts'
import { withdrawMessagesOf } from './use-cases/tell-of-invoices.ts'

/** The background work of invoices: reminders and deadlines. */
export interface Invoices extends RepeatingWorker {
  /** In the transaction in which the organisation cancels a visit: nobody is told of its invoices any more. */
  withdrawMessages(trx: Kysely<DB>, visitId: string): Promise<void>
  /** In the transaction in which it takes that back: its invoices wait for an answer again, which is told. */
  tellAgain(trx: Kysely<DB>, visitId: string): Promise<void>
}

const WORK_MS = 60_000

export const createInvoices = (deps: InvoicesDeps): Invoices => ({
  ...repeatingWorker(() => followDeadlines(deps), {
    everyMs: WORK_MS,
    log: deps.log,
    failure: 'deadlines of invoices were not followed',
  }),
  async withdrawMessages(trx, visitId) {
    for (const invoiceId of await openInvoicesOf(trx, visitId)) await withdrawMessagesOf(trx, invoiceId, deps)
  },
  tellAgain,
})
