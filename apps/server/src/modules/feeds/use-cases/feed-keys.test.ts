import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { createIdentifyFeed } from '../identify-feed.ts'
import { addFeedKey, type KeyOwner, listFeedKeys, revokeFeedKey } from './feed-keys.ts'

const { db, database } = await testWorld()
const deps = { db, clock: { now: () => new Date(WORLD_START) } }
const identify = createIdentifyFeed({ database })
beforeEach(async () => {
  await sql`truncate feed_key, feed_sequence, received_feed, feed_source`.execute(db)
  await sql`insert into pharmacy_chain (code, name) values ('one', 'Первая') on conflict do nothing`.execute(
    db,
  )
  await sql`insert into provider (code, name_ru) values ('one', 'Первый') on conflict do nothing`.execute(db)
  await sql`insert into programme (code, kind, caption_ru) values ('one', 'INSURER', 'Первая') on conflict do nothing`.execute(
    db,
  )
})

test.each<[KeyOwner, string, string | null]>([
  ['chain', 'pharmacies', null],
  ['provider', 'provider', 'one'],
  ['programme', 'programme', 'one'],
])('a key of a %s is shown once, and tells whose it is until it is revoked', async (kind, owner, code) => {
  const added = await addFeedKey({ kind, code: 'one' }, 'exchange', deps)
  const key = added?.key ?? ''
  expect(await identify(key)).toMatchObject({ kind: 'feed', owner, code })
  expect(await listFeedKeys(db)).toMatchObject([{ owner: kind, code: 'one', label: 'exchange', last: [] }])
  const { rows } = await sql<{ kept: string }>`select feed_key::text as kept from feed_key`.execute(db)
  expect(rows.map(({ kept }) => kept).join()).not.toContain(key)
  expect(await revokeFeedKey(added?.id ?? 0, deps)).toBe(true)
  expect([await identify(key), await identify('feed_none')]).toEqual(['INVALID_FEED_KEY', 'INVALID_FEED_KEY'])
})

test('a key is only made for somebody who is there; two keys of one have one source', async () => {
  expect(await addFeedKey({ kind: 'programme', code: 'two' }, null, deps)).toBeNull()
  const keys = [
    await addFeedKey({ kind: 'provider', code: 'one' }, null, deps),
    await addFeedKey({ kind: 'provider', code: 'one' }, null, deps),
  ]
  const [one, other] = await Promise.all(keys.map(added => identify(added?.key ?? '')))
  const [first, second] = keys
  const sender = { kind: 'feed', sourceId: expect.any(Number), owner: 'provider', code: 'one' }
  expect(one).toEqual({ ...sender, keyId: first?.id })
  expect(other).toEqual({ ...(one as object), keyId: second?.id })
})
