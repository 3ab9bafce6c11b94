import type { InvoicesDeps } from '../deps.ts'
import { endUnanswered, takeToRemind } from '../store/due-invoices.ts'
import { tellOfInvoices } from './tell-of-invoices.ts'

const AT_ONCE = 100
const DAY_MS = 86_400_000

/** Reminds of invoices that nobody has answered, and ends those whose time is over. */
export async function followDeadlines(deps: InvoicesDeps): Promise<void> {
  await remind(deps)
  await end(deps)
}

async function remind(deps: InvoicesDeps): Promise<void> {
  const { database, clock, notifications, settings } = deps
  const { remindDays } = (await settings()).invoices
  for (;;) {
    const now = clock.now()
    const before = new Date(now.getTime() + remindDays * DAY_MS)
    const due = await database.db.transaction().execute(async trx => {
      const taken = await takeToRemind(trx, { now, before, atOnce: AT_ONCE })
      const told = taken.map(invoice => ({ ...invoice, template: 'invoice-reminder' as const }))
      await tellOfInvoices(trx, told, deps)
      return taken
    })
    if (due.length === AT_ONCE) continue
    // Not before the last of them, so that those of one account become one message.
    notifications.nudge()
    return
  }
}

async function end({ database, clock, changes }: InvoicesDeps): Promise<void> {
  for (;;) {
    const ended = await database.db.transaction().execute(trx => endUnanswered(trx, clock.now(), AT_ONCE))
    const profiles = [...new Set(ended.map(({ profileId }) => profileId))]
    if (profiles.length > 0) changes.publish('invoices', { profiles })
    if (ended.length < AT_ONCE) return
  }
}
