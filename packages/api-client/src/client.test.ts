import { expect, test, vi } from 'vitest'
import { answeringApi, expired, fresh, orderId } from './testing/answering-api.ts'

const api = answeringApi()

test('path, query, language and bearer are filled in', async () => {
  api.store.write({ ...fresh, identityToken: 'token' })
  api.reply = () => ({ status: 204 })
  const result = await api.client.send('cancelVisit', { params: { orderId }, query: { assignmentId: '7' } })
  expect(result).toEqual({ ok: true, answer: undefined })
  expect(api.seen[0]).toMatchObject({
    method: 'DELETE',
    url: `/api/v2/my/providers/orders/${orderId}?assignmentId=7`,
    headers: { 'accept-language': 'be', authorization: 'Bearer device-1:token' },
  })
})

test('what is read while the language changes is asked again in the new one; what changes something is not', async () => {
  api.store.write(fresh)
  api.reply = ({ headers }) => {
    const language = headers['accept-language']
    api.language = 'ru'
    return { status: 200, body: { language } }
  }
  expect(await api.client.send('readProfile', {})).toEqual({ ok: true, answer: { language: 'ru' } })
  expect(api.seen.map(({ headers }) => headers['accept-language'])).toEqual(['be', 'ru'])
  api.language = 'be'
  const offer = { params: { offerId: orderId } }
  expect(await api.client.send('takeOffer', offer as never)).toMatchObject({ answer: { language: 'be' } })
  expect(api.seen).toHaveLength(3)
})

test('the code that opens medical documents is sent in its header, and nowhere else', async () => {
  api.store.write({ ...fresh, identityToken: 'token' })
  api.reply = () => ({ status: 200, body: { testId: orderId, date: '2030-01-01T00:00:00Z', values: [] } })
  await api.client.send('readTestValues', { params: { testId: orderId }, accessCode: '123456' })
  expect(api.seen[0]?.headers['access-code']).toBe('123456')
  expect(api.seen[0]?.url).toBe(`/api/v2/my/providers/tests/${orderId}/values`)
})

test('a guest is identified by the anonymous id only', async () => {
  api.reply = () => ({ status: 204 })
  await api.client.send('releaseHold', {})
  expect(api.seen[0]?.headers).toMatchObject({ 'x-anonymous-id': 'guest-1' })
  expect(api.seen[0]?.headers.authorization).toBeUndefined()
})

test('a refusal is a value', async () => {
  api.store.write(fresh)
  api.reply = () => ({
    status: 423,
    body: { code: 'VISIT_CHANGE_TOO_LATE', detail: 'd', attributes: { phones: '1' } },
  })
  expect(await api.client.send('cancelVisit', { params: { orderId }, query: {} })).toEqual({
    ok: false,
    refusal: { code: 'VISIT_CHANGE_TOO_LATE', detail: 'd', attributes: { phones: '1' } },
  })
})

test('a reply that is not ours counts as an unavailable service', async () => {
  api.reply = () => ({ status: 502, body: 'Bad gateway' })
  expect(await api.client.send('readConfig', {})).toMatchObject({ refusal: { code: 'SERVICE_UNAVAILABLE' } })
})

test('a call that may be repeated is sent again during an outage, after the told time; other calls are not', async () => {
  const outage = { code: 'SERVICE_UNAVAILABLE', detail: 'd', attributes: { retryAfter: 0 } }
  const offer = { params: { offerId: orderId } }
  api.store.write(fresh)
  let left = 2
  api.reply = () => (left-- > 0 ? { status: 503, body: outage } : { status: 200, body: {} })
  expect(await api.client.act('takeOffer', offer)).toMatchObject({ ok: true })
  expect(api.seen).toHaveLength(3)
  expect(new Set(api.seen.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  api.seen.length = 0
  left = 9
  expect(await api.client.act('takeOffer', offer)).toMatchObject({ refusal: outage })
  expect(api.seen).toHaveLength(4)
  api.seen.length = 0
  expect(await api.client.send('readConfig', {})).toMatchObject({ refusal: outage })
  expect(await api.client.act('resendConfirmation', {})).toMatchObject({ refusal: outage })
  expect(api.seen).toHaveLength(2)
})

test.each([
  ['7', { retryAfter: 7 }],
  ['Mon, 02 Mar 2026 06:00:00 GMT', {}],
  [undefined, {}],
])('a proxy in front of an unavailable server says when to try again: %s', async (retryAfter, attributes) => {
  api.reply = () => ({ status: 503, body: 'away', headers: retryAfter ? { 'retry-after': retryAfter } : {} })
  expect(await api.client.send('readConfig', {})).toMatchObject({
    refusal: { code: 'SERVICE_UNAVAILABLE', attributes },
  })
})

test('a missing network is a refusal', async () => {
  await api.stop()
  expect(await api.client.send('readConfig', {})).toMatchObject({ refusal: { code: 'OFFLINE' } })
})

test('member calls are not sent without a session', async () => {
  expect(await api.client.send('readProfile', {})).toMatchObject({ refusal: { code: 'UNAUTHENTICATED' } })
  expect(api.seen).toEqual([])
})

test('a refused refresh ends the session', async () => {
  api.store.write(fresh)
  api.reply = () => expired
  expect(await api.client.send('listVisits', { query: {} })).toMatchObject({
    refusal: { code: 'SESSION_EXPIRED' },
  })
  expect(api.store.read()).toBeNull()
  expect(api.store.expired).toBe(1)
})

test('a changing call whose answer is lost reports an unknown outcome, and is sent again with its key', async () => {
  api.store.write(fresh)
  api.reply = request => {
    if (api.seen.length === 1) request.socket.destroy()
    return { status: 201, body: { orderId } }
  }
  const body = { timetableId: '1', assignmentId: '2', profileId: orderId }
  const told: string[] = []
  const result = await api.client.act('bookVisit', { body }, { onUnanswered: () => told.push('unanswered') })
  expect([result.ok, told]).toEqual([true, ['unanswered']])
  const keys = api.seen.map(({ headers }) => headers['idempotency-key'])
  expect(keys).toEqual([keys[0], keys[0]])
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(api.client.unanswered('bookVisit')).toBeNull()
})

test('what never left the device is not waited for after a reload; what may have been done is', async () => {
  api.store.write(fresh)
  const body = { timetableId: '1', assignmentId: '2', profileId: orderId }
  const book = () => api.client.act('bookVisit', { body }, { signal: AbortSignal.abort() })
  api.reply = request => {
    request.socket.destroy()
    return expired
  }
  const network = vi.spyOn(globalThis, 'navigator', 'get')
  network.mockReturnValue({ onLine: false } as Navigator)
  expect(await book()).toMatchObject({ refusal: { code: 'OFFLINE' } })
  expect(api.client.unanswered('bookVisit')).toBeNull()
  network.mockReturnValue({ onLine: true } as Navigator)
  expect(await book()).toMatchObject({ refusal: { code: 'UNANSWERED' } })
  network.mockReturnValue({ onLine: false } as Navigator)
  expect(await book()).toMatchObject({ refusal: { code: 'OFFLINE' } })
  expect(api.client.unanswered('bookVisit')).toEqual({ body })
  network.mockRestore()
})

test('what was refused for want of a session is not waited for, unless the user signs in for it or it may have been done', async () => {
  const body = { timetableId: '1', assignmentId: '2', profileId: orderId }
  const book = (keptForSignIn: boolean) =>
    api.client.act('bookVisit', { body }, { keptForSignIn, signal: AbortSignal.abort() })
  expect(await book(false)).toMatchObject({ refusal: { code: 'UNAUTHENTICATED' } })
  expect(api.client.unanswered('bookVisit')).toBeNull()
  api.store.write(fresh)
  api.reply = () => expired
  expect(await book(false)).toMatchObject({ refusal: { code: 'SESSION_EXPIRED' } })
  expect(api.client.unanswered('bookVisit')).toBeNull()
  await book(true)
  expect(api.client.unanswered('bookVisit')).toEqual({ body })
  api.store.write(fresh)
  api.reply = () => ({ status: 201, body: { orderId } })
  await book(true)
  expect(api.client.unanswered('bookVisit')).toBeNull()
  api.reply = request => {
    request.socket.destroy()
    return expired
  }
  await book(false)
  api.store.expire()
  await book(false)
  expect(api.client.unanswered('bookVisit')).toEqual({ body })
})

test('a 404 of a proxy without a server does not mean that the requested thing is missing', async () => {
  api.store.write(fresh)
  api.reply = () => ({ status: 404, body: 'default backend - 404' })
  const signal = AbortSignal.abort()
  expect(await api.client.act('endDevice', { params: { deviceRef: 'AAAA-1111' } }, { signal })).toMatchObject(
    {
      refusal: { code: 'UNANSWERED' },
    },
  )
  expect(await api.client.send('showVisit', { params: { orderId } })).toMatchObject({
    refusal: { code: 'SERVICE_UNAVAILABLE' },
  })
})

test('a call that does more when repeated is sent once', async () => {
  api.store.write(fresh)
  api.reply = request => {
    request.socket.destroy()
    return expired
  }
  expect(await api.client.act('resendConfirmation', {})).toMatchObject({ refusal: { code: 'UNANSWERED' } })
  expect(api.seen).toHaveLength(1)
})

test('deleting something that is already gone succeeds', async () => {
  api.store.write(fresh)
  api.reply = () => ({ status: 404, body: { code: 'NOT_FOUND', detail: 'd', attributes: {} } })
  expect(await api.client.act('endDevice', { params: { deviceRef: 'AAAA-1111' } })).toEqual({ ok: true })
  // The visit may be unreachable for another reason.
  expect(await api.client.act('cancelVisit', { params: { orderId }, query: {} })).toMatchObject({ ok: false })
})

test('an older request that waits for its repetition does not undo a newer one', async () => {
  api.store.write(fresh)
  const params = { profileId: orderId, providerCode: 'demo' }
  let isLost = true
  api.reply = request => {
    if (isLost) request.socket.destroy()
    return { status: 200, body: {} }
  }
  const given = api.client.act('giveDocumentsConsent', { params, body: { consentReceived: true } })
  await vi.waitFor(() => expect(api.seen).toHaveLength(1))
  isLost = false
  await api.client.act('withdrawDocumentsConsent', { params })
  expect(await given).toMatchObject({ refusal: { code: 'UNANSWERED' } })
  expect(api.seen).toHaveLength(2)
})

test('a request about one child is repeated although another child was changed meanwhile', async () => {
  api.store.write(fresh)
  let isLost = true
  api.reply = request => {
    if (isLost) request.socket.destroy()
    return { status: 200, body: {} }
  }
  const facts = { fullNameRu: 'Ковалёв Пётр', birthday: '2020-01-01', sex: 'MALE', phone: null } as const
  const first = api.client.act('saveChild', { body: { ...facts, _id: orderId } })
  await vi.waitFor(() => expect(api.seen).toHaveLength(1))
  isLost = false
  await api.client.act('saveChild', { body: { ...facts, _id: orderId.replace(/1$/, '2') } })
  expect(await first).toMatchObject({ ok: true })
  expect(api.seen).toHaveLength(3)
})
