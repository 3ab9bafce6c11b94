import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { answeringApi, expired, fresh, type Reply } from './testing/answering-api.ts'

const api = answeringApi()

/** A server that has used a refresh token gives the same answer again; in these cases the first answer is lost. */
const losingFirst = (lose: (request: IncomingMessage) => Reply | Promise<Reply>) => {
  let asked = 0
  api.reply = request => {
    if (request.url === '/api/v2/my/session/refresh') {
      asked += 1
      return asked === 1 ? lose(request) : { status: 200, body: fresh }
    }
    return request.headers.authorization?.endsWith(':new')
      ? { status: 200, body: { future: [], past: [] } }
      : expired
  }
}
const refreshes = () => api.seen.filter(({ url }) => url === '/api/v2/my/session/refresh')

test('an expired token is refreshed once for all waiting calls, which are then repeated', async () => {
  api.store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  api.reply = request => {
    if (request.url === '/api/v2/my/session/refresh') return { status: 200, body: fresh }
    return request.headers.authorization?.endsWith(':new')
      ? { status: 200, body: { future: [], past: [] } }
      : expired
  }
  const results = await Promise.all(
    Array.from({ length: 5 }, () => api.client.send('listVisits', { query: {} })),
  )
  expect(results.every(({ ok }) => ok)).toBe(true)
  const refreshes = api.seen.filter(({ url }) => url === '/api/v2/my/session/refresh')
  expect(refreshes.map(({ body }) => JSON.parse(body))).toEqual([
    { refreshToken: 'first', deviceId: 'device-1' },
  ])
})

test.each([
  ['a device that its owner signed out', { signedOut: true }, 'signed-out-elsewhere'],
  ['a device of a deleted account', { signedOut: true, accountDeleted: true }, 'account-deleted'],
])('%s is told so', async (_, attributes, why) => {
  api.store.write(fresh)
  api.reply = request => {
    if (request.url !== '/api/v2/my/session/refresh') return expired
    return { status: 401, body: { ...expired.body, attributes } }
  }
  await api.client.send('listVisits', { query: {} })
  expect([api.store.expired, api.store.why]).toEqual([1, why])
})

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
  api.store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  losingFirst(lose)
  expect(await api.client.send('listVisits', { query: {} })).toMatchObject({ ok: true })
  expect(refreshes().map(({ body }) => JSON.parse(body).refreshToken)).toEqual(['first', 'first'])
  expect([api.store.read(), api.store.expired]).toEqual([fresh, 0])
})

test('a refresh without an answer for twenty seconds is sent again, and a later answer is ignored', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  api.store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  let answerLate: (reply: Reply) => void = () => undefined
  losingFirst(
    () =>
      new Promise(resolve => {
        answerLate = resolve
      }),
  )
  const sent = api.client.send('listVisits', { query: {} })
  await vi.waitUntil(() => refreshes().length === 1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await sent).toMatchObject({ ok: true })
  answerLate({ status: 401, body: expired.body })
  expect(refreshes()).toHaveLength(2)
  expect([api.store.read(), api.store.expired]).toEqual([fresh, 0])
  vi.useRealTimers()
})

test('a session that ended during its refresh stays ended', async () => {
  api.store.write({ ...fresh, identityToken: 'old' })
  api.reply = request => {
    if (request.url !== '/api/v2/my/session/refresh') return expired
    api.store.expire()
    return { status: 200, body: fresh }
  }
  expect(await api.client.send('listVisits', { query: {} })).toMatchObject({
    refusal: { code: 'SESSION_EXPIRED' },
  })
  expect(api.store.read()).toBeNull()
})

test('a tab whose refresh is refused uses the tokens that another tab got meanwhile', async () => {
  api.store.write({ ...fresh, identityToken: 'old', refreshToken: 'first' })
  api.reply = request => {
    if (request.url === '/api/v2/my/session/refresh') {
      api.store.write(fresh)
      return expired
    }
    return request.headers.authorization?.endsWith(':new')
      ? { status: 200, body: { future: [], past: [] } }
      : expired
  }
  expect(await api.client.send('listVisits', { query: {} })).toMatchObject({ ok: true })
  expect([api.store.read(), api.store.expired]).toEqual([fresh, 0])
})

test('a refresh without a network keeps the session', async () => {
  api.store.write(fresh)
  api.reply = request => {
    if (request.url === '/api/v2/my/session/refresh') request.socket.destroy()
    return expired
  }
  expect(await api.client.send('listVisits', { query: {} })).toMatchObject({ refusal: { code: 'OFFLINE' } })
  expect(api.store.read()).toEqual(fresh)
})
