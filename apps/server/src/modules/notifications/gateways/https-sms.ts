import { StartupProblem } from '../../../platform/lifecycle/startup-problem.ts'
import { type Delivery, GATEWAY_PATIENCE, type Gateway } from './gateway.ts'

/**
 * An SMS provider with an HTTP interface. `url` is a template: `{to}` (digits with the country code) and
 * `{text}` are put in percent-encoded and the address is asked by GET; a template without `{text}` is sent
 * `{"to", "text"}` as JSON by POST. User and password in the address become Basic authorization.
 * Any 2xx means accepted, 408, 429 and 5xx mean later, the rest is a refusal.
 */
export function httpsSms(template: string): Gateway {
  const { address, authorization } = takeCredentials(template)
  return {
    async send({ to, text }) {
      const target = address
        .replace('{to}', encodeURIComponent(to))
        .replace('{text}', encodeURIComponent(text))
      const request: RequestInit = address.includes('{text}')
        ? { method: 'GET', headers: authorization }
        : {
            method: 'POST',
            headers: { ...authorization, 'content-type': 'application/json' },
            body: JSON.stringify({ to, text }),
          }
      try {
        const answer = await fetch(target, {
          ...request,
          redirect: 'error',
          signal: AbortSignal.timeout(GATEWAY_PATIENCE),
        })
        await answer.body?.cancel()
        return deliveryOf(answer.status)
      } catch {
        return 'later'
      }
    },
  }
}

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'accepted'
  return status === 408 || status === 429 || status >= 500 ? 'later' : 'refused'
}

function takeCredentials(template: string) {
  const [, scheme = '', credentials, rest = ''] = /^(https?:\/\/)(?:([^/@]*)@)?(.+)$/.exec(template) ?? []
  const address = `${scheme}${rest}`
  // Clear text leaves this machine for a gateway on the machine itself only.
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(address)
  if (!URL.canParse(address) || !(scheme === 'https://' || isLocal)) {
    throw new StartupProblem(
      'SMS_URL is not understood: give an https:// address, with {to} and {text} for GET or without them for POST (smpp:// is not supported yet)',
    )
  }
  const authorization: Record<string, string> = credentials
    ? { authorization: `Basic ${Buffer.from(decodeURIComponent(credentials)).toString('base64')}` }
    : {}
  return { address, authorization }
}
