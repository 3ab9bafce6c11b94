import type { Receipt } from '../gateways/gateway.ts'

const REFERENCES = ['id', 'messageid', 'message_id', 'smsid', 'sms_id', 'reference']
const STATES = ['status', 'state', 'stat', 'messagestatus', 'message_status']

const words = new Map<string, Receipt['state']>([
  ...['delivered', 'delivrd', 'read'].map(word => [word, 'delivered'] as const),
  ...['failed', 'undelivered', 'undeliverable', 'undeliv', 'expired', 'rejected', 'rejectd', 'deleted'].map(
    word => [word, 'failed'] as const,
  ),
])

/** The receipts in a provider's callback: query fields, a form, or JSON, one or a list. */
export function readCallback(payload: unknown): Receipt[] {
  if (Array.isArray(payload)) return payload.flatMap(readCallback)
  if (typeof payload !== 'object' || payload === null) return []
  const fields = new Map(Object.entries(payload).map(([name, value]) => [name.toLowerCase(), value]))
  const reference = wordOf(fields, REFERENCES)
  const state = words.get(wordOf(fields, STATES)?.toLowerCase() ?? '')
  if (reference && state) return [{ reference, state }]
  // `{"messages": [{"id": …}]}`: search one level deeper.
  return [...fields.values()].filter(Array.isArray).flatMap(readCallback)
}

function wordOf(fields: ReadonlyMap<string, unknown>, names: readonly string[]): string | undefined {
  const value = names.map(name => fields.get(name)).find(found => found !== undefined)
  return typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 100) : undefined
}
