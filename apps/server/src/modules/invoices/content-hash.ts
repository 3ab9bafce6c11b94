import { createHash } from 'node:crypto'
import type { SentInvoice } from './invoice-file.ts'

/** Of all that an organisation says of an invoice, whatever the order of its lines. */
export function contentHash({ visitId, programme, issuedOn, answerUntil, positions }: SentInvoice): Buffer {
  const lines = positions
    .toSorted((a, b) => a.position - b.position)
    .map(each => [each.position, each.name, each.serviceCode, each.quantity, each.amount, each.covered])
  return createHash('sha256')
    .update(JSON.stringify([visitId, programme, issuedOn, answerUntil, lines]))
    .digest()
}
