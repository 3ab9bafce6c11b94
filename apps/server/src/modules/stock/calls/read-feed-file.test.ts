import { gzipSync } from 'node:zlib'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { FEED, stockFeed } from '../testing/stock-feed.ts'

const world = await testWorld()
const { send, prices, keyOfChain } = stockFeed(world)

test.each<[string, Buffer]>([
  ['semicolons, commas in prices and Windows lines', Buffer.from('pharmacy;pack;price\r\ng1;p1;"10,50"\r\n')],
  ['a byte-order mark', Buffer.from('\uFEFFpharmacy;pack;price\ng1;p1;10,5\n')],
  // «Нет» in a column of no interest.
  ['windows-1251', Buffer.from('pharmacy;pack;price;note\ng1;p1;10,50;\xcd\xe5\xf2\n', 'latin1')],
  ['UTF-16', Buffer.from('\uFEFFpharmacy;pack;price;note\r\ng1;p1;10,50;Нет\r\n', 'utf16le')],
  ['NDJSON as text', Buffer.from('{"pharmacy":"g1","pack":"p1","price":"10,50"}\n')],
])('a feed is read with %s', async (_case, payload) => {
  expect((await send(payload)).json).toMatchObject({ accepted: 1, rejected: { count: 0 } })
  expect(await prices()).toEqual(['g1 p1 1050'])
})

const NOT_GZIP = { status: 400, json: { code: 'FEED_NOT_GZIP', attributes: {} } }

test.each([
  ['a gzip file', { 'content-type': 'application/gzip' }],
  ['a packed body', { 'content-encoding': 'gzip' }],
])(
  '%s is unpacked; one that ends early has broken off, a damaged one is no gzip, and both change nothing',
  async (_case, headers) => {
    const packed = gzipSync(FEED)
    const half = await send(packed.subarray(0, packed.length - 12), { headers })
    expect(half.json.attributes.fields).toEqual([{ path: 'body', problem: 'broken_off' }])
    const damaged = Buffer.concat([packed.subarray(0, 10), Buffer.alloc(40, 0xff)])
    expect(await send(damaged, { headers })).toMatchObject(NOT_GZIP)
    expect(await prices()).toEqual([])
    expect((await send(packed, { headers })).json.accepted).toBe(2)
  },
)

test('a small file that unpacks into a huge one is refused, and changes nothing', async () => {
  await send(FEED)
  const bomb = gzipSync(Buffer.concat([Buffer.from(FEED), Buffer.alloc(60_000_000, '0')]))
  const headers = { 'content-type': 'application/gzip' }
  expect(await send(bomb, { headers, query: 'sequence=2' })).toMatchObject({
    ...{ status: 413, json: { code: 'PAYLOAD_TOO_LARGE' } },
  })
  expect(await prices()).toEqual(['g1 p1 1000', 'g2 p1 1150'])
})

test('a feed that breaks off changes nothing', async () => {
  const halves = new ReadableStream({
    async pull(controller) {
      controller.enqueue(Buffer.from(FEED.slice(0, 30)))
      controller.error(new Error('the line is cut'))
    },
  })
  const request = fetch(`${world.address}/api/v2/feeds/pharmacies/stock?sequence=1`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keyOfChain()}`, 'content-type': 'text/csv' },
    body: halves,
    duplex: 'half',
  } as RequestInit)
  await expect(request).rejects.toThrow()
  expect((await send(FEED)).status).toBe(200)
})

test('a feed that ends in the middle of a row changes nothing, not even its sequence', async () => {
  await send(FEED)
  const half = FEED.slice(0, FEED.indexOf(',11.50'))
  const { status, json } = await send(half, { query: 'sequence=2' })
  expect([status, json.attributes.fields]).toEqual([400, [{ path: 'body', problem: 'broken_off' }]])
  expect(await prices()).toEqual(['g1 p1 1000', 'g2 p1 1150'])
  expect((await send(FEED, { query: 'sequence=2' })).status).toBe(200)
})

test('needed columns that are missing are named', async () => {
  const { status, json } = await send('pack;quantity\np1;3\n')
  expect([status, json.attributes.fields]).toEqual([
    400,
    [
      { path: 'body.pharmacy', problem: 'missing_column' },
      { path: 'body.price', problem: 'missing_column' },
    ],
  ])
})

test('a column that is there twice is refused, because nobody knows which one counts', async () => {
  const { status, json } = await send('pharmacy,Pack,pack,price,note,note\np1,1,2,7.66,,\n')
  expect([status, json.attributes.fields]).toEqual([
    400,
    [{ path: 'body.pack', problem: 'duplicate_column' }],
  ])
})
