import { listInvoices as call } from '@vizit/contract/calls/invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { InvoicesDeps } from '../deps.ts'
import { readInvoices } from '../store/read-invoices.ts'
import { presentInvoice } from '../use-cases/present-invoice.ts'

export const listInvoicesRoute = handle(call, async ({ actor, language }, deps: InvoicesDeps) => {
  const members = await deps.family.membersOf(actor)
  const seen = members.filter(({ accessLevels }) => accessLevels.includes('VIEW_VISITS'))
  const profileIds = seen.map(({ profileId }) => profileId)
  const rows = await readInvoices(deps.database.db, { profileIds, language })
  const shown = new Set(rows.map(({ profileId }) => profileId))
  await deps.family.recordViews(
    actor,
    seen.filter(({ profileId }) => shown.has(profileId)),
  )
  const deciders = new Set(
    seen.flatMap(({ profileId, accessLevels }) => (accessLevels.includes('BOOK_VISITS') ? profileId : [])),
  )
  const [{ accountId }, now] = [actor, deps.clock.now()]
  return rows.map(row => presentInvoice(row, { accountId, now, mayDecide: deciders.has(row.profileId) }))
})
