import type { ProgrammeDecisions, ProviderDecisions } from '@vizit/contract/shapes/invoice.ts'
import { partOfCoverer } from '@vizit/domain/invoices/part-of-coverer.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { InvoicesDeps } from '../deps.ts'
import { type DecisionRow, type DecisionsOf, lastDecision, readDecisions } from '../store/read-decisions.ts'

interface Asked {
  readonly code: string
  readonly after: number
  readonly limit: number
}

/** What an organisation is told: whose visit it was, it knows itself. */
export async function listProviderDecisions(
  { code, ...asked }: Asked,
  deps: Pick<InvoicesDeps, 'database'>,
): Promise<z.output<typeof ProviderDecisions>> {
  return page({ provider: code }, asked, deps, ({ member: _, isBookedWithIt: _booked, ...row }) => [row])
}

/** What a coverer is told: the positions that it pays, its own code of the person, and nothing of the visit but its day. */
export async function listProgrammeDecisions(
  { code, ...asked }: Asked,
  deps: Pick<InvoicesDeps, 'database'>,
): Promise<z.output<typeof ProgrammeDecisions>> {
  return page({ programme: code }, asked, deps, ({ orderId: _, visitNumber: _number, ...row }) => {
    const { isBookedWithIt, ...told } = row
    const part = partOfCoverer(told, isBookedWithIt)
    return part ? [{ ...told, ...part }] : []
  })
}

async function page<Shown extends { readonly decidedAt: Date }>(
  of: DecisionsOf,
  { after, limit }: Omit<Asked, 'code'>,
  { database }: Pick<InvoicesDeps, 'database'>,
  shown: (row: DecisionRow) => Shown[],
) {
  const rows = await readDecisions(database.db, { of, after, limit: limit + 1 })
  const listed = rows.slice(0, limit)
  return {
    decisions: listed
      .flatMap(shown)
      .map(decision => ({ ...decision, decidedAt: formatInstant(decision.decidedAt) })),
    last: listed.at(-1)?.number ?? (await lastDecision(database.db, { of, upTo: after })),
    hasMore: rows.length > limit,
  }
}
