import type { Answer, CallName, Input, Route } from './calls.ts'
import { routes } from './generated/routes.ts'
import { readRefusal } from './read-refusal.ts'
import { noAnswer, type RefusalCode } from './refusal.ts'
import { address, type Sent } from './request.ts'
import type { Result } from './result.ts'
import { sessionRefresher } from './session-refresher.ts'
import type { Session, SessionStore } from './session-store.ts'
import { throughOutage } from './through-outage.ts'

/** calls §7.1, in milliseconds. */
const REQUEST_TIMEOUT = 150_000

/** The identity token ended, or the server no longer knows it (its keys were changed). */
const ended = new Set<RefusalCode>(['SESSION_EXPIRED', 'UNAUTHENTICATED'])

export interface SendOptions {
  readonly idempotencyKey?: string
  readonly signal?: AbortSignal
  /** The call outlives the page that sends it. */
  readonly keepalive?: boolean
}

export interface Client {
  send<N extends CallName>(name: N, input: Input<N>, options?: SendOptions): Promise<Result<Answer<N>>>
}

export interface ClientOptions {
  readonly store: SessionStore
  /** Asked at each call, since a person may change it. */
  readonly language: () => string
  readonly baseUrl?: string
  /** What some calls are always asked with, besides their input: whose client this is (calls §7.1). */
  readonly standing?: { readonly [N in CallName]?: Sent['query'] }
}

function headers(
  route: Route,
  input: Sent,
  session: Session | null,
  of: ClientOptions,
  options: SendOptions,
) {
  const sent = new Headers({ 'Accept-Language': of.language(), 'Cache-Control': 'no-store' })
  if (route.upload) sent.set('Content-Type', 'application/octet-stream')
  else if (input.body !== undefined) sent.set('Content-Type', 'application/json')
  if (input.accessCode !== undefined) sent.set('access-code', input.accessCode)
  if (input.freshCode !== undefined) sent.set('fresh-code', input.freshCode)
  if (options.idempotencyKey) sent.set('Idempotency-Key', options.idempotencyKey)
  if (route.who === 'anyone') return sent
  if (route.who === 'link') {
    sent.set('Authorization', `Visit ${of.store.readLink() ?? ''}`)
    return sent
  }
  // Sent beside the session too: what a guest held goes over to the account they sign in to.
  sent.set('X-Anonymous-Id', of.store.anonymousId)
  if (session) sent.set('Authorization', `Bearer ${of.store.deviceId}:${session.identityToken}`)
  return sent
}

function written(route: Route, body: unknown): BodyInit | null {
  if (body === undefined) return null
  return route.upload ? (body as Blob) : JSON.stringify(body)
}

async function parsed(route: Route, response: Response): Promise<Result<unknown>> {
  if (!response.ok) {
    return {
      ok: false,
      refusal: readRefusal(
        response.status,
        await response.json().catch(() => null),
        route.path,
        response.headers.get('retry-after'),
      ),
    }
  }
  if (response.status === 204) return { ok: true, answer: undefined }
  if (route.stream) return { ok: true, answer: response.body }
  return { ok: true, answer: await (route.file ? response.blob() : response.json()) }
}

/** Sends the calls of the contract by name; a refusal is a value, whoever refuses. */
export function createClient(of: ClientOptions): Client {
  const { baseUrl = '', store, standing = {} } = of

  async function once(route: Route, input: Sent, session: Session | null, options: SendOptions) {
    // Until the answer is there; a stream of events goes on beyond it.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), REQUEST_TIMEOUT)
    const signal = options.signal ? AbortSignal.any([options.signal, patience.signal]) : patience.signal
    try {
      const response = await fetch(baseUrl + address(route, input), {
        method: route.method,
        headers: headers(route, input, session, of, options),
        body: written(route, input.body),
        signal,
        keepalive: options.keepalive ?? false,
      })
      return await parsed(route, response)
    } catch (error) {
      // Whoever aborted is no longer there to read a refusal.
      if (options.signal?.aborted) throw error
      return { ok: false, refusal: noAnswer(patience.signal.aborted ? 'TIMED_OUT' : 'OFFLINE') } as const
    } finally {
      clearTimeout(timer)
    }
  }

  const freshSession = sessionRefresher(store, (refreshToken, deviceId) =>
    once(routes.refreshSession, { body: { refreshToken, deviceId } }, null, {}),
  )

  async function send(name: CallName, input: Sent, options: SendOptions): Promise<Result<unknown>> {
    const route: Route = routes[name]
    const session = route.who === 'anyone' || route.who === 'link' ? null : store.read()
    // Calls of members are not sent without a session (calls §6).
    if ((route.who === 'patient' || route.who === 'device') && !session) {
      return { ok: false, refusal: { code: 'UNAUTHENTICATED', detail: '', attributes: {} } }
    }
    const asked = standing[name] ? { ...input, query: { ...standing[name], ...input.query } } : input
    const result = await once(route, asked, session, options)
    if (result.ok || !session || !ended.has(result.refusal.code)) return result
    const fresh = await freshSession(session)
    return fresh.ok ? once(route, asked, fresh.answer, options) : fresh
  }

  return {
    send: (name, input, options = {}) => {
      const attempt = () => send(name, input as Sent, options) as Promise<Result<Answer<typeof name>>>
      // Its key makes it safe to be sent twice. What only reads is asked again by whoever reads.
      return options.idempotencyKey ? throughOutage(attempt, options.signal) : attempt()
    },
  }
}
