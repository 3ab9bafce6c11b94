import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { api } from '@vizit/contract/api.ts'
import type { Call } from '@vizit/contract/call.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addFeedKey, type KeyOwner } from './public.ts'

const world = await testWorld()
const { db, clock } = world
await world.cover(await world.patient(), { code: 'bns', kind: 'INSURER' })
await sql`insert into pharmacy_chain (code, name) values ('green', 'Зелёная')`.execute(db)

const OWNERS: Record<string, { kind: KeyOwner; code: string }> = {
  pharmacies: { kind: 'chain', code: 'green' },
  programme: { kind: 'programme', code: 'bns' },
  provider: { kind: 'provider', code: world.clinic.providerCode },
}
const calls: [string, Call][] = Object.entries(api)
const feeds = await Promise.all(
  calls
    .filter(([, { who, upload }]) => who === 'feed' && upload)
    .map(async ([name, call]) => {
      const owner = requireValue(OWNERS[call.feedOf ?? ''])
      const { key } = requireValue(await addFeedKey(owner, null, { db, clock }))
      return [name, { call, key, path: `${call.path.replace(':code', owner.code)}?sequence=1` }] as const
    }),
)
type Feed = (typeof feeds)[number][1]

/** Over a real line, which a server may cut before its answer is read. */
async function send(
  { key, path }: Feed,
  body: Iterable<Uint8Array>,
  headers: Readonly<Record<string, string>> = {},
) {
  const sent = request(new URL(path, world.address), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv', ...headers },
  })
  const answered = once(sent, 'response')
  for (const chunk of body) if (!sent.write(chunk)) await Promise.race([once(sent, 'drain'), answered])
  sent.end()
  const [reply] = await answered
  return { status: reply.statusCode, json: (await json(reply)) as { code?: string; attributes?: unknown } }
}

test('there are feeds of prices, of members and of invoices', () => {
  expect(feeds.map(([name]) => name).sort()).toEqual(['receiveInvoices', 'receiveMembers', 'receiveStock'])
})

test.each(feeds)('%s takes the word Bearer in any case', async (_name, feed) => {
  for (const word of ['bearer', 'BEARER', 'Bearer '])
    expect((await send(feed, [Buffer.from('x;y\n')], { authorization: `${word} ${feed.key}` })).status).toBe(
      400,
    )
  const { status, json } = await send(feed, [Buffer.from('x\n')], { authorization: `bearers ${feed.key}` })
  expect([status, json.code]).toEqual([401, 'INVALID_FEED_KEY'])
})

const noise = Buffer.alloc(65_536, 0xff)
test.each(
  feeds.flatMap(([name, feed]) =>
    [
      [`${name}: a file that says that it is gzip`, { 'content-type': 'application/gzip' }],
      [`${name}: a body that says that it is gzip`, { 'content-encoding': 'gzip' }],
    ].map(([label, headers]) => [label as string, feed, headers as Record<string, string>] as const),
  ),
)('%s and is not has a refusal of its own, which reaches its sender', async (_label, feed, headers) => {
  const damaged = [gzipSync('code\n').subarray(0, 10), ...Array.from({ length: 200 }, () => noise)]
  for (const body of [[Buffer.from('code;contract\n1;2\n')], damaged])
    expect(await send(feed, body, headers)).toMatchObject({
      status: 400,
      json: { code: 'FEED_NOT_GZIP', attributes: {} },
    })
})

test.each(feeds)('%s says which packing it can take off', async (_name, feed) => {
  const { status, json } = await send(feed, [brotliCompressSync('code\n')], { 'content-encoding': 'br' })
  expect([status, json.attributes]).toEqual([
    400,
    { fields: [{ path: 'Content-Encoding', problem: 'invalid_value', expected: ['gzip', 'identity'] }] },
  ])
})

const TOO_LARGE = { status: 413, json: { code: 'PAYLOAD_TOO_LARGE', attributes: {} } }

test.each(feeds)('%s refuses a file by the size that it announces, before it comes', async (_name, feed) => {
  const bytes = requireValue(feed.call.upload).maxBytes + 1
  const sent = request(new URL(feed.path, world.address), {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${feed.key}`, 'content-type': 'text/csv' },
      'content-length': String(bytes),
    },
  })
  sent.flushHeaders()
  const [reply] = await once(sent, 'response')
  expect({ status: reply.statusCode, json: await json(reply) }).toMatchObject(TOO_LARGE)
  sent.destroy()
})

test('a file that grows too large on its way is refused, and its sender reads why', async () => {
  const [, invoices] = requireValue(feeds.find(([name]) => name === 'receiveInvoices'))
  const chunks = requireValue(invoices.call.upload).maxBytes / noise.length + 100
  expect(
    await send(
      invoices,
      Array.from({ length: chunks }, () => noise),
    ),
  ).toMatchObject(TOO_LARGE)
})

test('every feed documents these refusals', async () => {
  const { paths } = (await world.call('GET', '/api/openapi.json')).json
  for (const [, { call }] of feeds) {
    const { responses } = paths[call.path.replace(':code', '{code}')].post
    expect(responses['400'].description).toContain('FEED_NOT_GZIP')
    expect(responses['413'].description).toBe('PAYLOAD_TOO_LARGE')
  }
})
