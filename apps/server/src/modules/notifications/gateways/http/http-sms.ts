import {
  accepted,
  type Delay,
  type Delivery,
  delayed,
  GATEWAY_PATIENCE,
  type Gateway,
  type Outgoing,
  refused,
} from '../gateway.ts'
import { fillTemplate, inAddress } from './fill-template.ts'
import { type HttpSettings, type HttpTemplate, httpTemplate } from './http-template.ts'

/** A provider that supports this header accepts a message once, however often it is sent; others ignore it. */
const KEY_HEADER = 'idempotency-key'

/** An SMS provider with an HTTP interface. Any 2xx means accepted. */
export function httpSms(settings: HttpSettings): Gateway {
  const template = httpTemplate(settings)
  return {
    async send(message) {
      try {
        const answer = await fetch(...request(template, message))
        const text = await answer.text()
        return answer.ok ? taken(template, message, text) : meaningOf(answer.status)
      } catch (error) {
        return delayed(wasConnected(error) ? 'unclear' : 'unreachable')
      }
    },
  }
}

function request(
  { url, headers, body }: HttpTemplate,
  { id, key, to, text }: Outgoing,
): [string, RequestInit] {
  const values = { id, key, to, text }
  return [
    fillTemplate(url, values, inAddress),
    {
      method: body ? 'POST' : 'GET',
      headers: { [KEY_HEADER]: key, ...headers },
      ...(body && { body: fillTemplate(body.template, values, body.escape) }),
      redirect: 'error',
      signal: AbortSignal.timeout(GATEWAY_PATIENCE),
    },
  ]
}

function taken({ reference }: HttpTemplate, { id }: Outgoing, text: string): Delivery {
  if (!reference) return { outcome: 'accepted', references: [id] }
  const found = at(reference, text)
  return typeof found === 'string' || typeof found === 'number'
    ? { outcome: 'accepted', references: [String(found)] }
    : accepted
}

function at(path: readonly string[], text: string): unknown {
  try {
    return path.reduce<unknown>((value, step) => (value as Record<string, unknown>)[step], JSON.parse(text))
  } catch {
    // The message was accepted, but its receipt will find no message.
    return undefined
  }
}

const delays = new Map<number, Delay>([
  [401, 'credentials'],
  [402, 'credentials'],
  [403, 'credentials'],
  [408, 'unclear'],
  [425, 'throttled'],
  [429, 'throttled'],
  [503, 'busy'],
])

function meaningOf(status: number): Delivery {
  const delay = delays.get(status) ?? (status >= 500 ? 'unclear' : undefined)
  return delay ? delayed(delay) : refused
}

/** Whether the request of a failed `fetch` had already gone out. */
function wasConnected(error: unknown): boolean {
  const { name, cause } = error as Error & { cause?: { code?: string } }
  return (
    name === 'TimeoutError' || !/^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH)$/.test(cause?.code ?? '')
  )
}
