import { expect, test } from 'vitest'
import { navigate } from './navigate.ts'
import type { FetchEvent } from './scope.ts'
import type { Shell } from './shell.ts'

test.each([
  ['iframe', 0],
  ['document', 1],
])('a page that opens in %s is answered by the worker %s times', (destination, times) => {
  let answered = 0
  const event = {
    request: { url: 'https://vizit.example/?provider=demo', method: 'GET', mode: 'navigate', destination },
    respondWith: () => {
      answered += 1
    },
  } as unknown as FetchEvent
  navigate(event, {} as Shell, async () => new Response('page'))
  expect(answered).toBe(times)
})
