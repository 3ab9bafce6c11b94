import { contractBreaches } from '@vizit/server/platform/http/check-answers.ts'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

/** Runs in every test file of the server: every answer of a server in a test must fit the contract. */
const seen: unknown[] = []
const note = (breach: unknown) => seen.push(breach)

beforeAll(() => contractBreaches.subscribe(note))
afterEach(() => expect(seen.splice(0)).toEqual([]))
afterAll(() => {
  contractBreaches.unsubscribe(note)
})
