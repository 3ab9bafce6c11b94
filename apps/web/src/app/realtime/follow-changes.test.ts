import type { Client } from '@vizit/api-client/client.ts'
import { noAnswer } from '@vizit/api-client/refusal.ts'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { anna, tokens } from '../../testing/people.ts'
import { waitingAnna } from '../../testing/waiting-device.ts'
import { createQueryClient } from '../api/query-client.ts'
import { session } from '../session/session.ts'
import { followChanges } from './follow-changes.ts'

const seen = vi.spyOn(document, 'visibilityState', 'get')
const onLine = vi.spyOn(navigator, 'onLine', 'get')
beforeEach(() => {
  seen.mockReturnValue('visible')
  onLine.mockReturnValue(true)
})
afterEach(() => {
  seen.mockReset()
  onLine.mockReset()
})

interface Connection {
  say(text: string): void
  end(): void
  isOpen: boolean
  readonly at: number
}

/** The server side: the test can write to each connection, which is open until the client closes it. */
function events(): { connections: Connection[]; client: { send: Client['send'] } } {
  const connections: Connection[] = []
  const encoder = new TextEncoder()
  const open = (signal: AbortSignal | undefined) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        const connection = {
          say: (text: string) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          isOpen: true,
          at: Date.now(),
        }
        signal?.addEventListener('abort', () => {
          connection.isOpen = false
          controller.error(signal.reason)
        })
        connections.push(connection)
      },
    })
  const client: { send: Client['send'] } = {
    send: async (_name, _input, { signal } = {}) => ({ ok: true, answer: open(signal) as never }),
  }
  return { connections, client }
}

/** The page with these answers on its screen; returns the names of the calls that it repeats. */
function page(client: Pick<Client, 'send'>, answers: Readonly<Record<string, object>> = {}) {
  const queries = createQueryClient()
  const rereadSlots: string[] = []
  for (const name of ['readProfile', 'listVisits', 'readConfig']) queries.setQueryData([name, {}], {})
  for (const [name, known] of Object.entries(answers)) queries.setQueryData([name, {}], known)
  const stop = queries.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.state.isInvalidated) rereadSlots.push(String(query.queryKey[0]))
  })
  const leave = followChanges(client, queries)
  onTestFinished(() => {
    leave()
    stop()
  })
  return { rereadSlots, queries }
}

const turn = (state: 'visible' | 'hidden') => {
  seen.mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('data that changed elsewhere is read again, and nothing else', async () => {
  const { connections, client } = events()
  session.start(tokens)
  const { rereadSlots } = page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  connections[0]?.say(': still here\n\nevent: changed\ndata: a-topic-of-tomorrow\n\n')
  connections[0]?.say('event: changed\ndata: visits\n\n')
  await vi.waitFor(() => expect(rereadSlots).toEqual(['listVisits']))
})

test('if the server missed changes, everything but the configuration is read again', async () => {
  const { connections, client } = events()
  session.start(tokens)
  const { rereadSlots } = page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  connections[0]?.say('event: refresh\ndata: \n\n')
  await vi.waitFor(() => expect(rereadSlots).toEqual(['readProfile', 'listVisits']))
})

test('a hidden page requests nothing; shown again, it reads what may have changed', async () => {
  const { connections, client } = events()
  session.start(tokens)
  const { rereadSlots } = page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  turn('hidden')
  await vi.waitFor(() => expect(connections[0]?.isOpen).toBe(false))
  expect(rereadSlots).toEqual([])
  turn('visible')
  await vi.waitFor(() => expect(rereadSlots).toEqual(['readProfile', 'listVisits']))
  expect(connections).toHaveLength(2)
})

test.each([
  ['a guest', () => session.end()],
  ['a hidden page', () => seen.mockReturnValue('hidden')],
  ['a page without a network', () => onLine.mockReturnValue(false)],
])('%s requests nothing', (_case, make) => {
  const { connections, client } = events()
  session.start(tokens)
  make()
  page(client)
  expect(connections).toHaveLength(0)
})

test('a lost stream is opened again after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { connections, client } = events()
  session.start(tokens)
  const { rereadSlots } = page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  connections[0]?.end()
  await vi.waitFor(() => expect(rereadSlots).toEqual(['readProfile', 'listVisits']), { timeout: 10_000 })
  const [first, second] = connections.map(({ at }) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(500)
})

test('a stream without heartbeats is replaced', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { connections, client } = events()
  session.start(tokens)
  page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(5000)
    expect(connections).toHaveLength(2)
  })
  const [first, second] = connections.map(({ at }) => at)
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(60_000)
  expect(connections[0]?.isOpen).toBe(false)
})

test('the end of the session ends the stream', async () => {
  const { connections, client } = events()
  session.start(tokens)
  page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  session.end()
  await vi.waitFor(() => expect(connections[0]?.isOpen).toBe(false))
})

test('a waiting device requests nothing until it has access', async () => {
  const { connections, client } = events()
  session.start(tokens)
  const { queries } = page(client, { readProfile: waitingAnna })
  expect(connections).toHaveLength(0)
  queries.setQueryData(['readProfile', {}], anna)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  queries.setQueryData(['readProfile', {}], waitingAnna)
  await vi.waitFor(() => expect(connections[0]?.isOpen).toBe(false))
})

test('without a stream the profile is polled within 5 seconds for the people who may still be seen', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { connections, client } = events()
  session.start(tokens)
  const { rereadSlots } = page(client)
  await vi.waitFor(() => expect(connections).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rereadSlots).toEqual([])
  client.send = async () => ({ ok: false, refusal: noAnswer('OFFLINE') })
  connections[0]?.end()
  await vi.advanceTimersByTimeAsync(5000)
  expect(rereadSlots).toEqual(['readProfile'])
})
