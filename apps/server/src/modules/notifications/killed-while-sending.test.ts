import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { type ServerProcess, startServer } from '@vizit/test-kit/server/server-process.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'

const SOON = { timeout: 60_000, interval: 20 }
const { db, url } = await testDatabase()

/** The texts that the gateway accepted, by message key. */
const taken = new Map<string, string[]>()
let isAnswering = false
const gateway = createServer(async (request, response) => {
  const { to } = (await json(request)) as { to: string }
  taken.set(to, [...(taken.get(to) ?? []), String(request.headers['idempotency-key'])])
  if (isAnswering) response.end()
}).listen(0, '127.0.0.1')
await once(gateway, 'listening')
afterAll(() => {
  gateway.closeAllConnections()
  gateway.close()
})

const kill = async ({ child, exited }: ServerProcess) => {
  child.kill('SIGKILL')
  await exited
}

async function start() {
  const { port } = gateway.address() as AddressInfo
  const server = await startServer({
    NODE_ENV: 'test',
    DATABASE_URL: url,
    VIZIT_SECRET: SECRET,
    SMS_URL: `http://127.0.0.1:${port}`,
    LOG_LEVEL: 'error',
  })
  onTestFinished(() => kill(server))
  return server
}

const outbox = () => db.selectFrom('outbox').select(['delayed_by', 'sent_at']).orderBy('id').execute()

test("a message whose server died before recording the gateway's answer is sent again with the same key", {
  timeout: 180_000,
}, async () => {
  const server = await start()
  const numbers = ['375291112231', '375291112232']
  await sql`insert into outbox (channel, recipient, language, template, data)
    select 'sms', number, 'en', 'sign-in-code', '{}' from unnest(${numbers}::text[]) number`.execute(db)
  await vi.waitUntil(() => taken.size === numbers.length, SOON)
  await kill(server)
  expect(await outbox()).toEqual(numbers.map(() => ({ delayed_by: 'sending', sent_at: null })))

  isAnswering = true
  await start()
  // The claim of one minute is over, so the other server may take the messages.
  await sql`update outbox set next_attempt_at = now()`.execute(db)
  await vi.waitUntil(async () => (await outbox()).every(({ sent_at }) => sent_at), SOON)
  expect(await outbox()).toEqual(numbers.map(() => ({ delayed_by: null, sent_at: expect.any(Date) })))
  const [one = [], other = []] = numbers.map(number => taken.get(number))
  expect(one[0]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(one).toEqual([one[0], one[0]])
  expect(other).toEqual([other[0], other[0]])
  expect(other[0]).not.toBe(one[0])
})
