import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

const TEXT =
  'retry: 5000\n\n: still here\n\nevent: changed\ndata: visits\n\nevent: refresh\ndata: \n\nevent: changed\ndata: сям’я\n\nevent: cut off'
const EVENTS = [
  { name: 'changed', data: 'visits' },
  { name: 'refresh', data: '' },
  { name: 'changed', data: 'сям’я' },
]

async function read(chunks: Uint8Array[]) {
  const events: ServerEvent[] = []
  let signs = 0
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  await readEvents(stream, {
    hear: event => events.push(event),
    alive: () => {
      signs += 1
    },
  })
  return { events, signs }
}

test('comments are heartbeats, not events', async () => {
  const chunks = [': still here\n\n', 'event: changed\ndata: visits\n\n', ': still here\n\n']
  const encoder = new TextEncoder()
  expect(await read(chunks.map(chunk => encoder.encode(chunk)))).toEqual({
    events: [{ name: 'changed', data: 'visits' }],
    signs: 3,
  })
})

test('events are the same however the network splits them, also inside two-byte letters', async () => {
  const bytes = new TextEncoder().encode(TEXT)
  const cuts = fc.array(fc.nat(bytes.length), { maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(cuts, async at => {
      const places = [0, ...at.toSorted((a, b) => a - b), bytes.length]
      const chunks = places.slice(1).map((end, index) => bytes.slice(places[index], end))
      expect((await read(chunks)).events).toEqual(EVENTS)
    }),
  )
})
