import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Client, createClient } from './client.ts'
import { memorySession } from './testing/memory-session.ts'

type Reply = { status: number; body?: unknown; headers?: Record<string, string> }

let server: Server
let reply: (request: IncomingMessage, body: string) => Reply | Promise<Reply>
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
let store: ReturnType<typeof memorySession>
let client: Client

beforeEach(async () => {
  seen = []
  store = memorySession()
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    const body = Buffer.concat(chunks).toString()
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body })
    const { status, body: answer, headers } = await reply(request, body)
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(answer && JSON.stringify(answer))
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const { port } = server.address() as AddressInfo
  client = createClient({ store, language: () => 'be', baseUrl: `http://127.0.0.1:${port}` })
})

afterEach(() => new Promise(done => server.close(done)))

const orderId = '01990000-0000-7000-8000-000000000001'
const expired = { status: 401, body: { code: 'SESSION_EXPIRED', detail: '', attributes: {} } }
const fresh = { identityToken: 'new', refreshToken: 'next', expiresAt: '2030-01-01T00:00:00Z' }

test('path, query, language and bearer are filled in', async () => {
  store.write({ ...fresh, identityToken: 'token' })
  reply = () => ({ status: 204 })
  const result = await client.send('cancelVisit', { params: { orderId }, query: { assignmentId: '7' } })
  expect(result).toEqual({ ok: true, answer: undefined })
  expect(seen[0]).toMatchObject({
    method: 'DELETE',
    url: `/api/v2/my/providers/orders/${orderId}?assignmentId=7`,
    headers: { 'accept-language': 'be', authorization: 'Bearer device-1:token' },
  })
})

test('the code that opens medical documents is sent in its header, and nowhere else', async () => {
  store.write({ ...fresh, identityToken: 'token' })
  reply = () => ({ status: 200, body: { testId: orderId, date: '2030-01-01T00:00:00Z', values: [] } })
  await client.send('readTestValues', { params: { testId: orderId }, accessCode: '123456' })
  expect(seen[0]?.headers['access-code']).toBe('123456')
  expect(seen[0]?.url).toBe(`/api/v2/my/providers/tests/${orderId}/values`)
})

test('a guest is identified by the anonymous id only', async () => {
  reply = () => ({ status: 204 })
  await client.send('releaseHold', {})
  expect(seen[0]?.headers).toMatchObject({ 'x-anonymous-id': 'guest-1' })
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('a refusal is a value', async () => {
  store.write(fresh)
  reply = () => ({
    status: 423,
    body: { code: 'VISIT_CHANGE_TOO_LATE', detail: 'd', attributes: { phones: '1' } },
  })
  expect(await client.send('cancelVisit', { params: { orderId }, query: {} })).toEqual({
    ok: false,
    refusal: { code: 'VISIT_CHANGE_TOO_LATE', detail: 'd', attributes: { phones: '1' } },
  })
})

test('a reply that is not ours counts as an unavailable service', async () => {
  reply = () => ({ status: 502, body: 'Bad gateway' })
  expect(await client.send('readConfig', {})).toMatchObject({ refusal: { code: 'SERVICE_UNAVAILABLE' } })
})

test('a call that may be repeated is sent again during an outage, after the told time; other calls are not', async () => {
  const outage = { code: 'SERVICE_UNAVAILABLE', detail: 'd', attributes: { retryAfter: 0 } }
  const offer = { params: { offerId: orderId } }
  store.write(fresh)
  let left = 2
  reply = () => (left-- > 0 ? { status: 503, body: outage } : { status: 200, body: {} })
  expect(await client.act('takeOffer', offer)).toMatchObject({ ok: true })
  expect(seen).toHaveLength(3)
  expect(new Set(seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  seen.length = 0
  left = 9
  expect(await client.act('takeOffer', offer)).toMatchObject({ refusal: outage })
  expect(seen).toHaveLength(4)
  seen.length = 0
  expect(await client.send('readConfig', {})).toMatchObject({ refusal: outage })
  expect(await client.act('resendConfirmation', {})).toMatchObject({ refusal: outage })
  expect(seen).toHaveLength(2)
})

test.each([
  ['7', { retryAfter: 7 }],
  ['Mon, 02 Mar 2026 06:00:00 GMT', {}],
  [undefined, {}],
])('a proxy in front of an unavailable server says when to try again: %s', async (retryAfter, attributes) => {
  reply = () => ({ status: 503, body: 'away', headers: retryAfter ? { 'retry-after': retryAfter } : {} })
  expect(await client.send('readConfig', {})).toMatchObject({
    refusal: { code: 'SERVICE_UNAVAILABLE', attributes },
  })
})

test('a missing network is a refusal', async () => {
  await new Promise(done => server.close(done))
  expect(await client.send('readConfig', {})).toMatchObject({ refusal: { code: 'OFFLINE' } })
})

test('member calls are not sent without a session', async () => {
  expect(await client.send('readProfile', {})).toMatchObject({ refusal: { code: 'UNAUTHENTICATED' } })
  expect(seen).toEqual([])
})

test('an expired token is refreshed once for all waiting calls, which are then repeated', async () => {
  store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  reply = request => {
    if (request.url === '/api/v2/my/session/refresh') return { status: 200, body: fresh }
    return request.headers.authorization?.endsWith(':new')
      ? { status: 200, body: { future: [], past: [] } }
      : expired
  }
  const results = await Promise.all(Array.from({ length: 5 }, () => client.send('listVisits', { query: {} })))
  expect(results.every(({ ok }) => ok)).toBe(true)
  const refreshes = seen.filter(({ url }) => url === '/api/v2/my/session/refresh')
  expect(refreshes.map(({ body }) => JSON.parse(body))).toEqual([
    { refreshToken: 'first', deviceId: 'device-1' },
  ])
})

test('a refused refresh ends the session', async () => {
  store.write(fresh)
  reply = () => expired
  expect(await client.send('listVisits', { query: {} })).toMatchObject({
    refusal: { code: 'SESSION_EXPIRED' },
  })
  expect(store.read()).toBeNull()
  expect(store.expired).toBe(1)
})

test('a device that its owner signed out is told so', async () => {
  store.write(fresh)
  reply = request => {
    if (request.url !== '/api/v2/my/session/refresh') return expired
    return { status: 401, body: { ...expired.body, attributes: { signedOut: true } } }
  }
  await client.send('listVisits', { query: {} })
  expect([store.expired, store.signedOut]).toEqual([1, 1])
})

/** A server that has used a refresh token gives the same answer again; in these cases the first answer is lost. */
const losingFirst = (lose: (request: IncomingMessage) => Reply | Promise<Reply>) => {
  let asked = 0
  reply = request => {
    if (request.url === '/api/v2/my/session/refresh') {
      asked += 1
      return asked === 1 ? lose(request) : { status: 200, body: fresh }
    }
    return request.headers.authorization?.endsWith(':new')
      ? { status: 200, body: { future: [], past: [] } }
      : expired
  }
}
const refreshes = () => seen.filter(({ url }) => url === '/api/v2/my/session/refresh')

test.each<[string, (request: IncomingMessage) => Reply]>([
  [
    'broke off',
    request => {
      request.socket.destroy()
      return expired
    },
  ],
  ['was a proxy’s', () => ({ status: 504, body: 'Gateway timeout' })],
])('a refresh whose answer %s is sent again with the same token', async (_case, lose) => {
  store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  losingFirst(lose)
  expect(await client.send('listVisits', { query: {} })).toMatchObject({ ok: true })
  expect(refreshes().map(({ body }) => JSON.parse(body).refreshToken)).toEqual(['first', 'first'])
  expect([store.read(), store.expired]).toEqual([fresh, 0])
})

test('a refresh without an answer for twenty seconds is sent again, and a later answer is ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  let answerLate: (reply: Reply) => void = () => undefined
  losingFirst(
    () =>
      new Promise(resolve => {
        answerLate = resolve
      }),
  )
  const sent = client.send('listVisits', { query: {} })
  await vi.waitUntil(() => refreshes().length === 1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await sent).toMatchObject({ ok: true })
  answerLate({ status: 401, body: expired.body })
  expect(refreshes()).toHaveLength(2)
  expect([store.read(), store.expired]).toEqual([fresh, 0])
  vi.useRealTimers()
})

test('a session that ended during its refresh stays ended', async () => {
  store.write({ ...fresh, identityToken: 'old' })
  reply = request => {
    if (request.url !== '/api/v2/my/session/refresh') return expired
    store.expire()
    return { status: 200, body: fresh }
  }
  expect(await client.send('listVisits', { query: {} })).toMatchObject({
    refusal: { code: 'SESSION_EXPIRED' },
  })
  expect(store.read()).toBeNull()
})

test('a tab whose refresh is refused uses the tokens that another tab got meanwhile', async () => {
  store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  reply = request => {
    if (request.url === '/api/v2/my/session/refresh') {
      store.write(fresh)
      return expired
    }
    return request.headers.authorization?.endsWith(':new')
      ? { status: 200, body: { future: [], past: [] } }
      : expired
  }
  expect(await client.send('listVisits', { query: {} })).toMatchObject({ ok: true })
  expect([store.read(), store.expired]).toEqual([fresh, 0])
})

test('a refresh without a network keeps the session', async () => {
  store.write(fresh)
  reply = request => {
    if (request.url === '/api/v2/my/session/refresh') request.socket.destroy()
    return expired
  }
  expect(await client.send('listVisits', { query: {} })).toMatchObject({ refusal: { code: 'OFFLINE' } })
  expect(store.read()).toEqual(fresh)
})

test('a changing call whose answer is lost reports an unknown outcome, and is sent again with its key', async () => {
  store.write(fresh)
  reply = request => {
    if (seen.length === 1) request.socket.destroy()
    return { status: 201, body: { orderId } }
  }
  const body = { timetableId: '1', assignmentId: '2', profileId: orderId }
  const told: string[] = []
  const result = await client.act('bookVisit', { body }, { onUnanswered: () => told.push('unanswered') })
  expect([result.ok, told]).toEqual([true, ['unanswered']])
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(client.unanswered('bookVisit')).toBeNull()
})

test('a 404 of a proxy without a server does not mean that the requested thing is missing', async () => {
  store.write(fresh)
  reply = () => ({ status: 404, body: 'default backend - 404' })
  const signal = AbortSignal.abort()
  expect(await client.act('endDevice', { params: { deviceRef: 'AAAA-1111' } }, { signal })).toMatchObject({
    refusal: { code: 'UNANSWERED' },
  })
  expect(await client.send('showVisit', { params: { orderId } })).toMatchObject({
    refusal: { code: 'SERVICE_UNAVAILABLE' },
  })
})

test('a call that does more when repeated is sent once', async () => {
  store.write(fresh)
  reply = request => {
    request.socket.destroy()
    return expired
  }
  expect(await client.act('resendConfirmation', {})).toMatchObject({ refusal: { code: 'UNANSWERED' } })
  expect(seen).toHaveLength(1)
})

test('deleting something that is already gone succeeds', async () => {
  store.write(fresh)
  reply = () => ({ status: 404, body: { code: 'NOT_FOUND', detail: 'd', attributes: {} } })
  expect(await client.act('endDevice', { params: { deviceRef: 'AAAA-1111' } })).toEqual({ ok: true })
  // The visit may be unreachable for another reason.
  expect(await client.act('cancelVisit', { params: { orderId }, query: {} })).toMatchObject({ ok: false })
})

test('an older request that waits for its repetition does not undo a newer one', async () => {
  store.write(fresh)
  const params = { profileId: orderId, providerCode: 'demo' }
  let isLost = true
  reply = request => {
    if (isLost) request.socket.destroy()
    return { status: 200, body: {} }
  }
  const given = client.act('giveDocumentsConsent', { params, body: { consentReceived: true } })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  isLost = false
  await client.act('withdrawDocumentsConsent', { params })
  expect(await given).toMatchObject({ refusal: { code: 'UNANSWERED' } })
  expect(seen).toHaveLength(2)
})

test('a request about one child is repeated although another child was changed meanwhile', async () => {
  store.write(fresh)
  let isLost = true
  reply = request => {
    if (isLost) request.socket.destroy()
    return { status: 200, body: {} }
  }
  const facts = { fullNameRu: 'Ковалёв Пётр', birthday: '2020-01-01', sex: 'MALE', phone: null } as const
  const first = client.act('saveChild', { body: { ...facts, _id: orderId } })
  await vi.waitFor(() => expect(seen).toHaveLength(1))
  isLost = false
  await client.act('saveChild', { body: { ...facts, _id: orderId.replace(/1$/, '2') } })
  expect(await first).toMatchObject({ ok: true })
  expect(seen).toHaveLength(3)
})
