import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from './navigate.ts'
import type { FetchEvent } from './scope.ts'
import type { Shell } from './shell.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const shell = {
  page: async () => new Response('kept page'),
  find: async (path: string) => (path === '/guide/ru.html' ? new Response('kept guide') : undefined),
} as unknown as Shell

/** What the user sees at this address; null if the worker leaves it to the browser. */
async function seen(path: string, network: () => Promise<Response>, { seconds = 0, mode = 'navigate' } = {}) {
  let answered: Promise<Response> | undefined
  const event = {
    request: { url: `https://vizit.example${path}`, method: 'GET', mode },
    respondWith: (response: Promise<Response>) => {
      answered = response
    },
  } as unknown as FetchEvent
  navigate(event, shell, network)
  if (!answered) return null
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  return (await answered).text()
}

const fresh = async () => new Response('fresh page')
const away = () => Promise.reject(new TypeError('no network'))
const silent = () => new Promise<Response>(() => undefined)
const failing = async () => new Response('outage', { status: 503 })

test.each([
  ['the network’s page comes first', '/visits', fresh, 'fresh page'],
  ['without a network the kept one opens', '/visits', away, 'kept page'],
  ['in an outage too', '/visits', failing, 'kept page'],
  ['a file that is kept is the file', '/guide/ru.html', away, 'kept guide'],
])('%s', async (_case, path, network, page) => expect(await seen(path, network)).toBe(page))

test('a network without an answer for four seconds is not waited for', async () => {
  expect(await seen('/visits', silent, { seconds: 4 })).toBe('kept page')
})

test.each(['/api/v2/public/config', '/dev/messages', '/metrics'])('%s is left to the server', async path => {
  expect(await seen(path, away)).toBeNull()
})

test('a request that is not a navigation is left alone', async () => {
  expect(await seen('/visits', away, { mode: 'cors' })).toBeNull()
})
