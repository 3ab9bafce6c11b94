import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import type { InvoicesDeps } from './deps.ts'
import { followDeadlines } from './use-cases/follow-deadlines.ts'

/** The background work of invoices: reminders and deadlines. */
export interface Invoices {
  work(): Promise<void>
  begin(): void
  end(): Promise<void>
}

const WORK_MS = 60_000

/** Any number of servers do this at the same time: each takes only rows that no other server has locked. */
export function createInvoices(deps: InvoicesDeps): Invoices {
  let working: Repeating | undefined
  const work = () => followDeadlines(deps)
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    deps.log.error({ kind: name, problem: code }, 'deadlines of invoices were not followed')
  }
  return {
    work,
    begin: () => {
      working = repeat(work, WORK_MS, failed)
    },
    end: async () => {
      await working?.stop()
    },
  }
}
