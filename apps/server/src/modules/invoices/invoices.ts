import { type RepeatingWorker, repeatingWorker } from '../../platform/lifecycle/repeating-worker.ts'
import type { InvoicesDeps } from './deps.ts'
import { followDeadlines } from './use-cases/follow-deadlines.ts'

/** The background work of invoices: reminders and deadlines. */
export type Invoices = RepeatingWorker

const WORK_MS = 60_000

export const createInvoices = (deps: InvoicesDeps): Invoices =>
  repeatingWorker(() => followDeadlines(deps), {
    everyMs: WORK_MS,
    log: deps.log,
    failure: 'deadlines of invoices were not followed',
  })
