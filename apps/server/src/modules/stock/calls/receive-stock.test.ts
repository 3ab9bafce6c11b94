import { Readable } from 'node:stream'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { addFeedKey, listFeedKeys, revokeFeedKey } from '../../feeds/public.ts'
import { FEED, stockFeed } from '../testing/stock-feed.ts'

const world = await testWorld()
const { db } = world
const { deps, send, prices, keyOfChain } = stockFeed(world)

test('a chain sends the prices of its own pharmacies; the others are rejected', async () => {
  expect((await send(FEED)).json).toEqual({
    ...{ mode: 'full', sequence: 1, rows: 4, accepted: 2, pharmacies: 2 },
    ...{ added: 2, updated: 0, removed: 0, older: 0 },
    rejected: {
      count: 2,
      lines: [
        { line: 4, problem: 'foreignPharmacy' },
        { line: 5, problem: 'pack' },
      ],
    },
    heldBack: { count: 0, lines: [] },
    tooOld: { count: 0, lines: [] },
    incomplete: { count: 0, pharmacies: [] },
  })
  expect(await prices()).toEqual(['g1 p1 1000', 'g2 p1 1150'])
})

test('a full feed that is mostly unknown packs takes nothing away, unless its sender insists', async () => {
  await send('pharmacy,pack,price\ng1,p1,10\ng1,p2,11\n')
  const others = [1, 2, 3, 4, 5].map(n => `g1,none${n},11\n`).join('')
  const changed = `pharmacy,pack,price\ng1,p1,10\n${others}`
  const { json } = await send(changed, { query: 'sequence=2' })
  expect([json.removed, json.incomplete]).toEqual([
    0,
    { count: 1, pharmacies: [{ pharmacy: 'g1', kept: 1, rows: 6, unused: 5 }] },
  ])
  expect(await prices()).toEqual(['g1 p1 1000', 'g1 p2 1100'])
  expect((await send(changed, { query: 'sequence=3&complete=true' })).json).toMatchObject({
    ...{ removed: 1, incomplete: { count: 0 } },
  })
  expect(await prices()).toEqual(['g1 p1 1000'])
})

test('a pharmacy may have a key of its own', async () => {
  const own = (await addFeedKey({ kind: 'pharmacy', code: 'g2' }, null, deps))?.key
  const { json } = await send(FEED, { authorization: `Bearer ${own}` })
  expect(json.rejected.lines.map(({ problem }: { problem: string }) => problem)).toEqual([
    'foreignPharmacy',
    'foreignPharmacy',
    'foreignPharmacy',
  ])
  expect(await prices()).toEqual(['g2 p1 1150'])
})

test('an older feed never overwrites a newer one, whatever is lost', async () => {
  await send(FEED, { query: 'sequence=20261123' })
  for (const query of ['sequence=20261122', 'sequence=20261123']) {
    const { status, json } = await send('pharmacy,pack,price\ng1,p1,99\n', { query })
    expect([status, json.code, json.attributes]).toEqual([409, 'FEED_OUTDATED', { lastSequence: 20_261_123 }])
  }
  expect(await prices()).toEqual(['g1 p1 1000', 'g2 p1 1150'])
})

test('the same feed with the same key again gets the first answer, byte for byte; another one is refused', async () => {
  const headers = { 'idempotency-key': 'feed-1' }
  const first = await send(FEED, { headers })
  expect((await send(FEED, { headers })).text).toBe(first.text)
  const other = await send(FEED, { headers, query: 'sequence=2' })
  const another = await send('pharmacy,pack,price\ng1,p1,99\n', { headers })
  for (const { status, json } of [other, another])
    expect([status, json.attributes.fields]).toEqual([400, [{ path: 'Idempotency-Key', problem: 'reused' }]])
  expect(await prices()).toEqual(['g1 p1 1000', 'g2 p1 1150'])
})

test('of two feeds of a chain at once one is applied, and the other is told to try again', async () => {
  const [received, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  async function* slowly() {
    received.resolve()
    yield Buffer.from(FEED)
    await answered.promise
  }
  const applied = send(Readable.from(slowly()), { query: 'sequence=5' })
  await received.promise
  expect(await send(FEED, { query: 'sequence=6' })).toMatchObject({
    status: 429,
    json: { code: 'TOO_MANY_REQUESTS', attributes: { retryAfter: 30 } },
  })
  answered.resolve()
  expect((await applied).status).toBe(200)
  expect((await send(FEED, { query: 'sequence=7' })).status).toBe(200)
})

test('a delta changes what it names', async () => {
  await send(FEED)
  const { json } = await send(
    '{"pharmacy":"g1","pack":"p1","price":9,"quantity":0}\n{"pharmacy":"g2","pack":"p2","price":3}',
    {
      query: 'mode=delta&sequence=2',
      headers: { 'content-type': 'application/x-ndjson' },
    },
  )
  expect([json.added, json.removed]).toEqual([1, 1])
  expect(await prices()).toEqual(['g2 p1 1150', 'g2 p2 300'])
})

test.each(['delta', 'full'])(
  'what is sold out needs no price, and is held back in no %s feed',
  async mode => {
    await send(FEED)
    const soldOut = 'pharmacy,pack,price,quantity\ng1,p1,,0\ng2,p1,11.50,\n'
    const { json } = await send(soldOut, { query: `mode=${mode}&sequence=2` })
    expect([json.accepted, json.removed, json.heldBack.count]).toEqual([2, 1, 0])
    expect(await prices()).toEqual(['g2 p1 1150'])
  },
)

test('lines may end with a carriage return alone', async () => {
  const { status, json } = await send(FEED.replaceAll('\n', '\r'))
  expect([status, json.rows, json.accepted, json.rejected.lines]).toEqual([
    ...[200, 4, 2],
    [
      { line: 4, problem: 'foreignPharmacy' },
      { line: 5, problem: 'pack' },
    ],
  ])
  expect(await prices()).toEqual(['g1 p1 1000', 'g2 p1 1150'])
})

test('a wrong, a revoked and no key get the same answer', async () => {
  const [own] = await listFeedKeys(db)
  const revoked = keyOfChain()
  await revokeFeedKey(own?.id ?? 0, deps)
  const replies = await Promise.all(
    [`Bearer ${revoked}`, 'Bearer feed_none', 'Basic x', 'Bearer '].map(authorization =>
      send(FEED, { authorization }),
    ),
  )
  expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
  expect(replies[0]?.json).toMatchObject({
    code: 'INVALID_FEED_KEY',
    detail: expect.stringContaining('Ключ не подходит'),
  })
  expect(await revokeFeedKey(own?.id ?? 0, deps)).toBe(false)
  const kept = await db.selectFrom('feed_key').select('hash').execute()
  expect(kept.map(({ hash }) => hash.toString()).join()).not.toContain(revoked)
})

test('a key is only made for a chain or pharmacy that is there', async () => {
  expect(await addFeedKey({ kind: 'chain', code: 'blue' }, null, deps)).toBeNull()
})

test('a pharmacy has sent prices as of its last feed, also one that says only that a pack is sold out', async () => {
  const asOf = async (code: string) => {
    const { id } = await db
      .selectFrom('pharmacy')
      .select('id')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
    return (await world.call('GET', `/api/v2/public/pharmacies/${id}`)).json.stockAsOf
  }
  const rows = (...lines: string[]) => `${['pharmacy,pack,price,quantity,updatedAt', ...lines].join('\n')}\n`
  const delta = (sequence: number) => ({ query: `mode=delta&sequence=${sequence}` })
  await send(rows('g1,p1,10,5,2026-03-02T05:00:00Z', 'g2,p1,10,5,2026-03-02T05:00:00Z'))
  await send(rows('g1,p2,11,5,2026-03-02T05:20:00Z'), delta(2))
  expect(await asOf('g1')).toBe('2026-03-02T05:20:00Z')
  const sold = await send(rows('g1,p2,,0,2026-03-02T05:40:00Z'), delta(3))
  expect(sold.json).toMatchObject({ removed: 1 })
  expect(await asOf('g1')).toBe('2026-03-02T05:40:00Z')
  // An older one that comes late turns nothing back.
  await send(rows('g1,p3,,0,2026-03-02T05:10:00Z'), delta(4))
  expect([await asOf('g1'), await asOf('g2')]).toEqual(['2026-03-02T05:40:00Z', '2026-03-02T05:00:00Z'])
})
