import type { Call } from '@vizit/contract/call.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import type { CallRequest } from './requests.ts'

export interface Answered {
  readonly status: number
  readonly code: string | undefined
  /** Everything the caller can see of the answer, without what identifies the request itself. */
  readonly seen: string
}

/** Sends a call as the contract describes it. */
export async function send(
  { app }: World,
  call: Call,
  asked: CallRequest,
  bearer: string,
): Promise<Answered> {
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => asked.params?.[name] ?? name)
  const query = asked.query ? `?${new URLSearchParams(asked.query)}` : ''
  const payload = asked.file ?? asked.body
  const reply = await app.inject({
    method: call.method,
    url: `${path}${query}`,
    headers: {
      authorization: `Bearer ${bearer}`,
      ...(asked.accessCode && { 'access-code': asked.accessCode }),
      ...(asked.key && { 'idempotency-key': asked.key }),
      ...(asked.file && { 'content-type': 'application/octet-stream' }),
    },
    ...(payload && { payload }),
  })
  const { 'x-request-id': _, date: __, ...headers } = reply.headers
  const isJson = String(headers['content-type']).startsWith('application/json')
  const json = isJson ? reply.json() : undefined
  return {
    status: reply.statusCode,
    code: reply.statusCode < 400 ? undefined : json?.code,
    seen: JSON.stringify({ status: reply.statusCode, headers: limitsAside(headers), body: reply.body }),
  }
}

/** Removes the header with the remaining requests, which counts down with every request. */
function limitsAside(headers: object) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-ratelimit')))
}
