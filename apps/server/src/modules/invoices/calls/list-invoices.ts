import { listInvoices as call } from '@vizit/contract/calls/invoices.ts'
import { decidesInvoices, seesInvoices } from '@vizit/domain/invoices/rights-on-invoices.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { InvoicesDeps } from '../deps.ts'
import { cursorAfter, positionOf } from '../store/list-position.ts'
import { countInvoices, readInvoices } from '../store/read-invoices.ts'
import { presentInvoice } from '../use-cases/present-invoice.ts'

export const listInvoicesRoute = handle(
  call,
  async ({ actor, query, language, refuse }, deps: InvoicesDeps) => {
    const { orderId, cursor, limit } = query
    const after = cursor === undefined ? null : positionOf(cursor)
    if (cursor !== undefined && !after)
      return refuse('INVALID_ARGUMENT', { fields: [{ path: 'cursor', problem: 'unknown' }] })
    const members = await deps.family.membersOf(actor)
    const seen = members.filter(seesInvoices)
    const asked = { profileIds: seen.map(({ profileId }) => profileId), orderId }
    const [found, total] = await Promise.all([
      readInvoices(deps.database.db, { ...asked, language, after, limit: limit + 1 }),
      countInvoices(deps.database.db, asked),
    ])
    const rows = found.slice(0, limit)
    const shown = new Set(rows.map(({ profileId }) => profileId))
    await deps.family.recordViews(
      actor,
      seen.filter(({ profileId }) => shown.has(profileId)),
    )
    const deciders = new Set(seen.filter(decidesInvoices).map(({ profileId }) => profileId))
    const [{ accountId }, now] = [actor, deps.clock.now()]
    const last = rows.at(-1)
    return {
      items: rows.map(row => presentInvoice(row, { accountId, now, mayDecide: deciders.has(row.profileId) })),
      total,
      nextCursor: found.length > limit && last ? cursorAfter(last) : null,
    }
  },
)
