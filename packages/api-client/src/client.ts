import type { Answer, CallName, Input, Route } from './calls.ts'
import { readingRoutes } from './generated/reading-routes.ts'
import { isOurs, readRefusal } from './read-refusal.ts'
import { noAnswer, type RefusalCode } from './refusal.ts'
import { repeatUntilAnswered, UNCLEAR_REFUSALS } from './repeat-until-answered.ts'
import { address, type Sent } from './request.ts'
import type { Result } from './result.ts'
import { knownRoute, routeOf } from './route-of.ts'
import { sessionRefresher } from './session-refresher.ts'
import type { Session, SessionStore } from './session-store.ts'
import { type TextStore, unansweredCalls } from './unanswered.ts'

/** calls §7.1, in milliseconds. */
export const REQUEST_TIMEOUT = 150_000

/**
 * The timeout of a refresh, in milliseconds: three attempts fit into the minute in which the server repeats the same
 * answer.
 */
const REFRESH_TIMEOUT = 20_000

/** The identity token has expired, or the server does not know it any more (its keys were changed). */
const ended = new Set<RefusalCode | undefined>(['SESSION_EXPIRED', 'UNAUTHENTICATED'])

/**
 * After these refusals the idempotency key is kept: a later request with it gets the answer, once the user has signed
 * in again.
 */
const keepsKey = new Set<RefusalCode | undefined>([
  ...UNCLEAR_REFUSALS,
  'UNEXPECTED_PROBLEM',
  'UNAUTHENTICATED',
  'SESSION_EXPIRED',
  'ACCESS_NOT_AUTHORIZED',
])

export interface SendOptions {
  readonly signal?: AbortSignal
  /** The request continues after the page that sends it is closed. */
  readonly keepalive?: boolean
}

interface KeyedOptions extends SendOptions {
  readonly idempotencyKey?: string
}

export interface ActOptions {
  /** Called when a request was sent and its outcome is unknown; it is then retried. */
  readonly onUnanswered?: () => void
  /** Stops the retries, because nobody waits for the answer or a newer request replaces this one. */
  readonly signal?: AbortSignal
  /** Refused because the session has ended, the request is kept like an unanswered one: the user signs in for it. */
  readonly keptForSignIn?: boolean
}

export interface Client {
  /**
   * Makes a changing call. If it may safely be sent twice, it is retried with the same key until the server says
   * whether it was done. The refusal UNANSWERED means that this is unknown.
   */
  act<N extends CallName>(name: N, input: Input<N>, options?: ActOptions): Promise<Result<Answer<N>>>
  /** The last input of this call that got no answer, also from before a reload; null if there is none. */
  unanswered<N extends CallName>(name: N): Input<N> | null
  /** Sends once. */
  send<N extends CallName>(name: N, input: Input<N>, options?: SendOptions): Promise<Result<Answer<N>>>
}

/** What the client reads of an answer. */
export type Answered = Pick<Response, 'ok' | 'status' | 'headers' | 'body' | 'json' | 'blob'>

export interface ClientOptions {
  readonly store: SessionStore
  /** Read at each call, because the user may change the language. */
  readonly language: () => string
  readonly baseUrl?: string
  /** Sends a request; the server that renders a page answers it in its own process. */
  readonly fetch?: (address: string, request: RequestInit) => Promise<Answered>
  /** Query values that some calls always carry besides their input, such as the kind of client (calls §7.1). */
  readonly standing?: { readonly [N in CallName]?: Sent['query'] }
  /** Where unanswered calls are stored over a reload; by default in memory only. */
  readonly unanswered?: TextStore
}

function memory(): TextStore {
  let text: string | null = null
  return {
    read: () => text,
    write: next => {
      text = next
    },
  }
}

function headers(
  route: Route,
  input: Sent,
  session: Session | null,
  of: ClientOptions,
  options: KeyedOptions,
) {
  const sent = new Headers({ 'Accept-Language': of.language(), 'Cache-Control': 'no-store' })
  if (route.upload) sent.set('Content-Type', 'application/octet-stream')
  else if (input.body !== undefined) sent.set('Content-Type', 'application/json')
  if (input.accessCode !== undefined) sent.set('access-code', input.accessCode)
  if (input.freshCode !== undefined) sent.set('fresh-code', input.freshCode)
  if (options.idempotencyKey) sent.set('Idempotency-Key', options.idempotencyKey)
  if (route.who === 'anyone' || route.who === 'feed') return sent
  if (route.who === 'link') {
    sent.set('Authorization', `Visit ${of.store.readLink() ?? ''}`)
    return sent
  }
  // Sent even with a session: the holds of a guest pass to the account that they sign in to.
  sent.set('X-Anonymous-Id', of.store.anonymousId)
  if (session) sent.set('Authorization', `Bearer ${of.store.deviceId}:${session.identityToken}`)
  return sent
}

function written(route: Route, body: unknown): BodyInit | null {
  if (body === undefined) return null
  return route.upload ? (body as Blob) : JSON.stringify(body)
}

/** The call was not sent: what is needed for it could not be loaded. */
const unsent = { ok: false, refusal: noAnswer('OFFLINE') } as const

const changes = ({ method, repeat }: Route) => method !== 'GET' && repeat !== 'reads'

async function parsed(route: Route, response: Answered): Promise<Result<unknown>> {
  if (!response.ok) {
    const said = await response.json().catch(() => null)
    // A proxy that timed out or finds no server does not know whether the request was done either.
    const isOfProxy = (response.status >= 500 || response.status === 404) && !isOurs(said)
    if (isOfProxy && changes(route)) {
      return { ok: false, refusal: noAnswer('UNANSWERED') }
    }
    const retryAfter = response.headers.get('retry-after')
    return { ok: false, refusal: readRefusal(said, route.path, retryAfter) }
  }
  if (response.status === 204) return { ok: true, answer: undefined }
  if (route.stream) return { ok: true, answer: response.body }
  return { ok: true, answer: await (route.file ? response.blob() : response.json()) }
}

/** Sends the calls of the contract by name; every refusal is returned as a value, also those of the client itself. */
export function createClient(of: ClientOptions): Client {
  const { baseUrl = '', store, standing = {} } = of
  const request = of.fetch ?? ((address, sent) => fetch(address, sent))
  const unanswered = unansweredCalls(of.unanswered ?? memory())

  async function once(
    route: Route,
    input: Sent,
    session: Session | null,
    options: KeyedOptions,
    milliseconds = REQUEST_TIMEOUT,
  ) {
    const isOffline = globalThis.navigator?.onLine === false
    // The timeout ends when the answer arrives; a stream of events continues after that.
    const patience = new AbortController()
    const timer = setTimeout(() => patience.abort(), milliseconds)
    const signal = options.signal ? AbortSignal.any([options.signal, patience.signal]) : patience.signal
    try {
      const response = await request(baseUrl + address(route, input), {
        method: route.method,
        headers: headers(route, input, session, of, options),
        body: written(route, input.body),
        signal,
        keepalive: options.keepalive ?? false,
      })
      return await parsed(route, response)
    } catch (error) {
      // After an abort the caller no longer reads a refusal.
      if (options.signal?.aborted) throw error
      const isTimedOut = patience.signal.aborted
      const isUnknown = changes(route) && (isTimedOut || !isOffline)
      const code = isUnknown ? 'UNANSWERED' : isTimedOut ? 'TIMED_OUT' : 'OFFLINE'
      return { ok: false, refusal: noAnswer(code) } as const
    } finally {
      clearTimeout(timer)
    }
  }

  let isAccountDeleted = false
  const freshSession = sessionRefresher(store, async (refreshToken, deviceId) => {
    const body = { refreshToken, deviceId }
    const route: Route = { ...readingRoutes.refreshSession, repeat: 'reads' }
    const result = await once(route, { body }, null, {}, REFRESH_TIMEOUT)
    isAccountDeleted =
      !result.ok &&
      result.refusal.code === 'SESSION_EXPIRED' &&
      result.refusal.attributes.accountDeleted === true
    return result
  })

  async function send(name: CallName, input: Sent, options: KeyedOptions): Promise<Result<unknown>> {
    const route = knownRoute(name) ?? (await routeOf(name))
    if (!route) return unsent
    const session = route.who === 'anyone' || route.who === 'link' ? null : store.read()
    // Member calls are not sent without a session (calls §6).
    if ((route.who === 'patient' || route.who === 'device') && !session) {
      return { ok: false, refusal: { code: 'UNAUTHENTICATED', detail: '', attributes: {} } }
    }
    const asked = standing[name] ? { ...input, query: { ...standing[name], ...input.query } } : input
    const language = of.language()
    const result = await once(route, asked, session, options)
    // The language has changed meanwhile: an answer in the former one would stay on the screen as a fresh one.
    if (result.ok && !changes(route) && of.language() !== language) return send(name, input, options)
    if (result.ok || !session || !ended.has(result.refusal.code)) return result
    const fresh = await freshSession(session)
    return fresh.ok ? once(route, asked, fresh.answer, options) : fresh
  }

  const newest = new Map<string, AbortController>()

  /**
   * Stops the retries of an older request about the same object, from any screen, so that it does not undo a newer one.
   * The object is identified by the path and the person in question. Creating calls are told apart by their idempotency
   * keys.
   */
  function replaceFormer(route: Route, input: Sent, given: AbortSignal | undefined): AbortSignal | undefined {
    if (route.idempotent) return given
    const { _id, profileId, forProfileId } = { ...input.query, ...(input.body as object) } as Sent['query'] &
      object
    const path = address(route, { params: input.params ?? {} })
    const thing = JSON.stringify([store.turn, path, _id, profileId, forProfileId])
    newest.get(thing)?.abort()
    const controller = new AbortController()
    newest.set(thing, controller)
    return given ? AbortSignal.any([given, controller.signal]) : controller.signal
  }

  async function act(name: CallName, input: Sent, given: ActOptions): Promise<Result<unknown>> {
    const route = knownRoute(name) ?? (await routeOf(name))
    if (!route) return unsent
    const signal = replaceFormer(route, input, given.signal)
    const options = { ...given, ...(signal && { signal }) }
    const takesKey = route.idempotent || route.freshCode
    let mayBeDone = unanswered.has(name, input)
    const keyed = takesKey ? { idempotencyKey: unanswered.keyFor(name, input) } : {}
    const once = async () => {
      const result = await send(name, input, keyed)
      mayBeDone ||= !result.ok && result.refusal.code === 'UNANSWERED'
      return result
    }
    const { turn } = store
    const isSame = () => store.turn === turn
    if (name === 'deleteAccount') isAccountDeleted = false
    const result = await (route.repeat === 'settles'
      ? repeatUntilAnswered(once, { ...options, isSame })
      : once())
    const refused = result.ok ? undefined : result.refusal.code
    // What never left this device, or came without a session, was not done: it is not sent by itself after a reload or a sign-in.
    const isUndone = refused === 'OFFLINE' || (!given.keptForSignIn && ended.has(refused))
    if (takesKey && (!keepsKey.has(refused) || (isUndone && !mayBeDone))) unanswered.answered(name, input)
    if (result.ok) return result
    const { refusal } = result
    const isAbsent = refusal.code === 'NOT_FOUND' && route.absentIsDone
    // The session ended together with the account; the first call that refreshed was told so.
    const isGone = name === 'deleteAccount' && isAccountDeleted && !store.read()
    return isAbsent || isGone ? { ok: true, answer: undefined } : result
  }

  return {
    act: (name, input, options = {}) =>
      act(name, input as Sent, options) as Promise<Result<Answer<typeof name>>>,
    unanswered: name => unanswered.of(name) as Input<typeof name> | null,
    send: (name, input, options = {}) =>
      send(name, input as Sent, options) as Promise<Result<Answer<typeof name>>>,
  }
}
