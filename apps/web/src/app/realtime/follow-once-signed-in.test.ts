import type { Client } from '@vizit/api-client/client.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { anna, tokens } from '../../testing/people.ts'
import { createQueryClient } from '../api/query-client.ts'
import { session } from '../session/session.ts'
import { followOnceSignedIn } from './follow-once-signed-in.ts'

afterEach(() => session.end())

test.each([
  ['a signed-in user', () => session.start(tokens), () => undefined],
  ['a guest who signs in', () => undefined, () => session.start(tokens)],
])('%s follows changes', async (_case, before, after) => {
  const send = vi.fn(async () => ({ ok: true, answer: new ReadableStream() }))
  const queries = createQueryClient()
  queries.setQueryData(['readProfile', {}], anna)
  before()
  followOnceSignedIn({ send } as unknown as Client, queries)
  after()
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith('followChanges', {}, expect.anything()))
})
