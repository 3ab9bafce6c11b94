import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import { expect, test } from 'vitest'
import { markSent } from '../outbox/store.ts'
import { recordReceipt } from './store.ts'

const { db } = await testDatabase()
const NOW = new Date('2026-03-02T06:00:00Z')
let made = 0

async function message() {
  const { id } = await db
    .insertInto('outbox')
    .values({ channel: 'sms', recipient: '375291112233', language: 'ru', template: 'new-device', data: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  made += 1
  return { id, parts: [`${made}-a`, `${made}-b`, `${made}-c`] }
}

const fateOf = async (id: string) => {
  const row = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return row.delivered_at ? 'delivered' : (row.failure ?? 'unknown')
}
const tell = (reference: string, state: 'delivered' | 'failed') =>
  recordReceipt(db, { reference, state }, NOW).then(settled => settled?.state)

test('a message is delivered when all its parts are', async () => {
  const { id, parts } = await message()
  await markSent(db, id, parts, NOW)
  const told = await Promise.all(parts.map(part => tell(part, 'delivered')))
  expect(told.filter(Boolean)).toEqual(['delivered'])
  expect(await fateOf(id)).toBe('delivered')
})

test('a message is not delivered when one of its parts failed', async () => {
  const { id, parts } = await message()
  await markSent(db, id, parts, NOW)
  const told = []
  for (const [index, part] of parts.entries())
    told.push(await tell(part, index === 1 ? 'failed' : 'delivered'))
  expect(told).toEqual([undefined, 'undelivered', undefined])
  expect(await fateOf(id)).toBe('undelivered')
})

test("receipts may come before the answer with the message's reference", async () => {
  const { id, parts } = await message()
  for (const part of parts) expect(await tell(part, 'delivered')).toBeUndefined()
  await markSent(db, id, parts, NOW)
  expect(await fateOf(id)).toBe('delivered')
})

test('receipts may come at the same moment as the answer', async () => {
  for (let times = 0; times < 20; times += 1) {
    const { id, parts } = await message()
    await Promise.all([markSent(db, id, parts, NOW), ...parts.map(part => tell(part, 'delivered'))])
    expect(await fateOf(id)).toBe('delivered')
  }
})

test('a repeated receipt changes nothing', async () => {
  const { id, parts } = await message()
  await markSent(db, id, parts.slice(0, 1), NOW)
  expect(await tell(parts[0] ?? '', 'delivered')).toBe('delivered')
  expect(await tell(parts[0] ?? '', 'delivered')).toBeUndefined()
})
