import { z } from 'zod'
import { StartupProblem } from '../../../../platform/lifecycle/startup-problem.ts'
import { type Escape, escapeOf } from './fill-template.ts'

/** How a provider with an HTTP interface expects its requests (docs/how-to/send-messages.md). */
export interface HttpTemplate {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Undefined: a GET request. */
  readonly body: { readonly template: string; readonly escape: Escape } | undefined
  /** Path of the provider's message number in the JSON answer, such as `messages.0.id`. */
  readonly reference: readonly string[] | undefined
}

export interface HttpSettings {
  readonly url: string
  /** JSON text of an object. */
  readonly headers?: string | undefined
  readonly body?: string | undefined
  readonly reference?: string | undefined
}

const Headers = z.record(z.string().regex(/^[\w-]+$/), z.string().regex(/^[\x20-\x7e]*$/))
const JSON_BODY = '{"to":"{to}","text":"{text}"}'

export function httpTemplate({ url: written, headers, body, reference }: HttpSettings): HttpTemplate {
  const { url, authorization } = takeCredentials(written)
  const given = readHeaders(headers)
  const isByGet = body === undefined && url.includes('{text}')
  const type = given['content-type'] ?? 'application/json; charset=utf-8'
  const escaping = escapeOf(type)
  if (!escaping) throw new StartupProblem('SMS_HTTP_HEADERS: content-type must be JSON, XML or a form')
  const template = body ?? JSON_BODY
  if (!isByGet && !`${url}${template}`.includes('{text}'))
    throw new StartupProblem('SMS_HTTP_BODY has no {text}')
  return {
    url,
    headers: { ...authorization, ...(isByGet ? {} : { 'content-type': type }), ...given },
    body: isByGet ? undefined : { template, escape: escaping },
    reference: reference?.split('.'),
  }
}

function readHeaders(written: string | undefined): Record<string, string> {
  if (written === undefined) return {}
  try {
    const headers = Headers.parse(JSON.parse(written))
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
  } catch {
    throw new StartupProblem('SMS_HTTP_HEADERS is not understood: give a JSON object, {"X-Api-Key":"…"}')
  }
}

function takeCredentials(written: string) {
  const [, scheme = '', credentials, rest = ''] = /^(https?:\/\/)(?:([^/@]*)@)?(.+)$/.exec(written) ?? []
  const url = `${scheme}${rest}`
  // Unencrypted HTTP is allowed only to a gateway on this machine.
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(url)
  if (!URL.canParse(url) || !(scheme === 'https://' || isLocal)) {
    throw new StartupProblem(
      'SMS_URL is not understood: give https://… (with {to} and {text} for GET, or a body for POST) or smpp://…',
    )
  }
  const authorization: Record<string, string> = credentials
    ? { authorization: `Basic ${Buffer.from(decodeURIComponent(credentials)).toString('base64')}` }
    : {}
  return { url, authorization }
}
