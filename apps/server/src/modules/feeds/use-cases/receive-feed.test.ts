import { Readable } from 'node:stream'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createFeedsInProgress } from '../feeds-in-progress.ts'
import { createIdentifyFeed } from '../identify-feed.ts'
import { forgetFeeds } from '../store/sources.ts'
import { answerFeed } from './answer-feed.ts'
import { addFeedKey, revokeFeedKey } from './feed-keys.ts'
import { type ApplyFeed, receiveFeed } from './receive-feed.ts'

const { db, database } = await testWorld()
const DAY_MS = 86_400_000
let now: Date
const clock = { now: () => now }
const opened = { ...database, close: database.drop }
const server = () => ({ database: opened, clock, feedsInProgress: createFeedsInProgress() })
let sender: { sourceId: number; keyId: number }
beforeEach(async () => {
  now = new Date(WORLD_START)
  await sql`truncate feed_key, feed_sequence, received_feed, feed_source`.execute(db)
  await sql`insert into pharmacy_chain (code, name) values ('one', 'Первая') on conflict do nothing`.execute(
    db,
  )
  sender = await senderOf('chain', 'one')
})

async function senderOf(kind: 'chain' | 'provider', code: string) {
  const added = await addFeedKey({ kind, code }, null, { db, clock })
  const known = await createIdentifyFeed({ database })(added?.key ?? '')
  if (typeof known === 'string') throw new Error('the key does not fit')
  return known
}

const body = (beforeItEnds?: () => Promise<unknown>) => sentAs(bytesOf(beforeItEnds))
const sentAs = (bytes: AsyncIterable<Uint8Array>) => ({ bytes, saysGzip: false })

async function* bytesOf(beforeItEnds?: () => Promise<unknown>) {
  yield Buffer.from('pharmacy,')
  await beforeItEnds?.()
  yield Buffer.from('price\n')
}

/** What is applied is a row. */
const applied: ApplyFeed = async trx => {
  await sql`insert into pharmacy_chain (code, name) values ('applied', 'x') on conflict do nothing`.execute(
    trx,
  )
  return { applied: true }
}
const isApplied = async () => {
  const { rows } = await sql`delete from pharmacy_chain where code = 'applied' returning 1`.execute(db)
  return rows.length > 0
}
const feed = (sequence: number, key: string | null = null) => ({
  ...{ sender, feed: 'stock', sequence, key },
  mostBytes: 1000,
})
const revoke = () => revokeFeedKey(sender.keyId, { db, clock })
const REFUSED = { code: 'INVALID_FEED_KEY', attributes: {} }
const TRY_AGAIN = { code: 'TOO_MANY_REQUESTS', attributes: { retryAfter: 30 } }

test('a key that is revoked while its feed is being sent does not count', async () => {
  expect(answerFeed(await receiveFeed(body(revoke), feed(1), applied, server()))).toMatchObject(REFUSED)
  expect(await isApplied()).toBe(false)
})

test('nor one that is revoked while its feed is being applied', async () => {
  const apply: ApplyFeed = async (trx, given) => {
    await revoke()
    return applied(trx, given)
  }
  expect(answerFeed(await receiveFeed(body(), feed(1), apply, server()))).toMatchObject(REFUSED)
  expect(await isApplied()).toBe(false)
  const { rows } = await sql`select from feed_sequence union all select from received_feed`.execute(db)
  expect(rows).toEqual([])
})

test('with a revoked key the first answer is not given again', async () => {
  await receiveFeed(body(), feed(1, 'a'), applied, server())
  await revoke()
  expect(answerFeed(await receiveFeed(body(), feed(1, 'a'), applied, server()))).toMatchObject(REFUSED)
})

test('of two feeds of a sender that come at once the later one is told to try again', async () => {
  const deps = server()
  const other: unknown[] = []
  const meanwhile = async () => other.push(answerFeed(await receiveFeed(body(), feed(2), applied, deps)))
  expect(await receiveFeed(body(meanwhile), feed(1), applied, deps)).toBe('{"applied":true,"sequence":1}')
  expect(other).toMatchObject([TRY_AGAIN])
  expect(await receiveFeed(body(), feed(2), applied, deps)).toBe('{"applied":true,"sequence":2}')
})

test('a feed that breaks off is no longer in progress', async () => {
  const deps = server()
  const cut = async () => {
    throw new Error('the line is cut')
  }
  await expect(receiveFeed(body(cut), feed(1), applied, deps)).rejects.toThrow('the line is cut')
  expect(await receiveFeed(body(), feed(1), applied, deps)).toBe('{"applied":true,"sequence":1}')
})

test('a feed of which nothing comes any more is no longer in progress', async () => {
  const deps = { ...server(), silentMs: 50 }
  const never = () => new Promise<never>(() => undefined)
  expect(answerFeed(await receiveFeed(body(never), feed(1), applied, deps))).toMatchObject(TRY_AGAIN)
  const dead = new Readable({ read: () => undefined })
  dead.push('pharmacy,')
  expect(answerFeed(await receiveFeed(sentAs(dead), feed(1), applied, deps))).toMatchObject(TRY_AGAIN)
  expect(dead.destroyed).toBe(true)
  expect(await receiveFeed(body(), feed(1), applied, deps)).toBe('{"applied":true,"sequence":1}')
})

test('a server receives a limited number of feeds at once', async () => {
  const { feedsInProgress } = server()
  const { promise, resolve } = Promise.withResolvers<string>()
  const feeds = Array.from({ length: 10 }, (_, at) => feedsInProgress.run(at, () => promise))
  resolve('applied')
  expect(await Promise.all(feeds)).toEqual([...new Array(8).fill('applied'), 'busy', 'busy'])
  expect(await feedsInProgress.run(9, () => promise)).toBe('applied')
})

test('feeds of a sender that come to two servers at once are applied one after the other', async () => {
  const results = await Promise.all(
    [server(), server()].map(deps => receiveFeed(body(), feed(5), applied, deps)),
  )
  expect(results.map(result => typeof result).toSorted()).toEqual(['object', 'string'])
  expect(results).toContainEqual({ lastSequence: 5 })
})

test('an answer is kept as long as it may be asked for again', async () => {
  await receiveFeed(body(), feed(1, 'a'), applied, server())
  const answer = async () => receiveFeed(body(), feed(1, 'a'), applied, server())
  now = new Date(now.getTime() + DAY_MS - 1)
  expect(await forgetFeeds(db, now)).toBe(0)
  expect(await answer()).toBe('{"applied":true,"sequence":1}')
  now = new Date(now.getTime() + 1)
  expect(await forgetFeeds(db, now)).toBe(1)
  expect(await answer()).toEqual({ lastSequence: 1 })
})
