import { api, type CallName } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'

const language = {
  'Accept-Language': { type: 'string', description: 'ru, be or en; ru where it names none of them' },
}
const idempotencyKey = {
  'Idempotency-Key': {
    type: 'string',
    minLength: 1,
    maxLength: 128,
    description:
      'Made by the client, of visible ASCII characters, for one booking. The same key and body are answered as the ' +
      'first time, for 24 hours; another body with it is refused with INVALID_ARGUMENT.',
  },
}

/** The headers of a call as the OpenAPI page shows them. They are read, not validated: that would cost every request. */
export function describedHeaders({ operationId }: { operationId?: unknown }) {
  if (typeof operationId !== 'string' || !isCallName(operationId)) return {}
  const call: Call = api[operationId]
  return {
    headers: { type: 'object', properties: { ...language, ...(call.idempotent && idempotencyKey) } },
  }
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(api, name)
}
