import type { Answer } from '@vizit/api-client/calls.ts'

type Invoice = Answer<'showInvoice'>

/** The positions of an invoice that nobody rejected, and their sums in kopecks. */
export function confirmedPart({ positions }: Pick<Invoice, 'positions'>) {
  const confirmed = positions.filter(({ rejection }) => rejection === null)
  const sum = (of: 'amount' | 'covered') => confirmed.reduce((total, position) => total + position[of], 0)
  return { count: confirmed.length, amount: sum('amount'), covered: sum('covered') }
}
