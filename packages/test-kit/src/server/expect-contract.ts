import { contractBreaches } from '@vizit/server/platform/http/check-answers.ts'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

/** Set up in every test file of the server: whatever a server answers while a test runs, the contract must say. */
const seen: unknown[] = []
const note = (breach: unknown) => seen.push(breach)

beforeAll(() => contractBreaches.subscribe(note))
afterEach(() => expect(seen.splice(0)).toEqual([]))
afterAll(() => {
  contractBreaches.unsubscribe(note)
})
