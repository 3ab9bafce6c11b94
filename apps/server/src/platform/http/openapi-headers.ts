import { api, type CallName } from '@vizit/contract/api.ts'
import type { Call, FreshCodeRule, Upload } from '@vizit/contract/call.ts'

const language = {
  'Accept-Language': { type: 'string', description: 'ru, be or en; ru if it names none of them' },
}
const idempotencyKey = {
  'Idempotency-Key': {
    type: 'string',
    minLength: 1,
    maxLength: 128,
    description:
      'A key that the client makes for one request, in visible ASCII characters. For 24 hours the same key and body ' +
      'get the first answer again; the same key with another body is refused with INVALID_ARGUMENT.',
  },
}

const accessCode = {
  'access-code': {
    type: 'string',
    pattern: '^\\d{6}$',
    description: 'The activation code of the record, received by SMS and confirmed in this session',
  },
}
const freshCode = ({ deed, when }: FreshCodeRule) => ({
  'fresh-code': {
    type: 'string',
    pattern: '^[0-9a-f-]{36}:\\d{6}$',
    description:
      `Needed ${when === undefined ? 'always' : `when ${when}`}: \`<id>:<code>\` of a code that \`sendFreshCode\` sent ` +
      `for the action \`${deed}\` in this session; it can be used once. With an Idempotency-Key the request may be repeated.`,
  },
})
const range = {
  Range: { type: 'string', description: 'One range of bytes, answered with status 206: `bytes=0-65535`' },
  'If-Range': { type: 'string', description: 'The ETag of the version to which the range belongs' },
}

/**
 * The headers of a call, and the file that it takes, as the OpenAPI page shows them. Headers are read, not validated:
 * that would cost every request.
 */
export function describedByHand({ operationId }: { operationId?: unknown }) {
  if (typeof operationId !== 'string' || !isCallName(operationId)) return {}
  const call: Call = api[operationId]
  return {
    headers: {
      type: 'object',
      properties: {
        ...language,
        ...((call.idempotent || call.freshCode) && idempotencyKey),
        ...(call.accessCode && accessCode),
        ...(call.freshCode && freshCode(call.freshCode)),
        ...(call.ranges && range),
      },
    },
    ...(call.upload && { body: { content: uploadContent(call.upload) } }),
  }
}

function uploadContent({ types, maxBytes }: Upload) {
  const schema = { type: 'string', format: 'binary', description: `at most ${maxBytes} bytes` }
  return Object.fromEntries(types.map(type => [type, { schema }]))
}

function isCallName(name: string): name is CallName {
  return Object.hasOwn(api, name)
}
