import { waitUntilBlocked, waitUntilOneStays } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '../../../platform/database/generated/db.ts'
import { programmesToBook } from '../../booking/testing/programmes-to-book.ts'
import { membersFeed } from '../testing/members-feed.ts'

/* The coverer changes who shares the limits of a family. */

const world = await testWorld()
const { covers, doctor, newCode } = programmesToBook(world)
const { keyOf, send } = membersFeed(world)
let barcodes = 4_810_000_000_000

/** Three members, each a family of their own, of a programme with one visit a year for a family. */
async function threeMembers() {
  const programme = newCode()
  const people = [await world.patient(), await world.patient(), await world.patient()] as const
  const rows: { code: string; contract: string; barcode: number }[] = []
  for (const person of people) {
    const { memberId } = await world.cover(person, { code: programme, kind: 'INSURER' })
    const row = await world.db
      .selectFrom('programme_member')
      .innerJoin('programme_contract', 'programme_contract.id', 'programme_member.contract_id')
      .select(['programme_member.code', 'programme_contract.code as contract'])
      .where('programme_member.id', '=', memberId)
      .executeTakeFirstOrThrow()
    rows.push({ ...row, barcode: ++barcodes })
  }
  await covers({ code: programme, visits: 1, ofFamily: true })
  const key = await keyOf('programme', programme)
  const { slot } = await doctor({ slots: 6 })
  let sequence = 0
  return {
    people,
    /** The family of each member by its number, `null` for none; a member who is left out leaves. */
    bring: async (families: Readonly<Record<number, number | null>>) => {
      const lines = rows.map(({ code, contract, barcode }, nth) => {
        const family = families[nth]
        return family === undefined
          ? `${code};;;;yes`
          : `${code};${contract};${barcode};${family === null ? '' : rows[family]?.code};`
      })
      const { json } = await send(`code;contract;barcode;family;left\n${lines.join('\n')}\n`, {
        ...{ of: programme, with: key, query: `sequence=${++sequence}` },
      })
      expect(json.rejected).toEqual({ count: 0, lines: [] })
    },
    book: (nth: 0 | 1 | 2, at: number) => world.book(people[nth], { ...slot(at), programId: programme }),
    /** Bookings that count in this member's family wait for the transaction. */
    hold: async (trx: Kysely<DB>, nth: 0 | 1 | 2) => {
      const limit = trx.selectFrom('programme_limit').select('id').where('programme_code', '=', programme)
      const name = `limit ${(await limit.executeTakeFirstOrThrow()).id} of family ${requireValue(rows[nth]).code}`
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
    },
    left: async (...of: readonly (0 | 1 | 2)[]) =>
      Promise.all(
        of.map(async nth => {
          const { bearer, profileId } = people[nth]
          const path = `/api/v2/my/coverage/programs/${programme}?profileId=${profileId}`
          return (await world.call('GET', path, { bearer })).json.limits[0].remaining
        }),
      ),
  }
}

test('a visit stays with the member who had it when they leave a family, and is nobody else’s', async () => {
  const { bring, book, left } = await threeMembers()
  await bring({ 0: 1, 1: null, 2: null })
  expect((await book(0, 0)).status).toBe(201)
  expect(await left(0, 1, 2)).toEqual([0, 0, 1])
  await bring({ 0: null, 1: null, 2: null })
  expect(await left(0, 1, 2)).toEqual([0, 1, 1])
  expect((await book(0, 1)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})

test('a member brings used visits along into another family', async () => {
  const { bring, book, left } = await threeMembers()
  await bring({ 0: null, 1: null, 2: null })
  expect((await book(0, 0)).status).toBe(201)
  await bring({ 0: 1, 1: null, 2: null })
  expect(await left(0, 1, 2)).toEqual([0, 0, 1])
  expect((await book(1, 1)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
  await bring({ 0: null, 1: 0, 2: null })
  expect(await left(0, 1, 2)).toEqual([0, 0, 1])
})

test('a family whose first member has left gets no visit back under the code of another one', async () => {
  const { bring, book, left } = await threeMembers()
  await bring({ 0: null, 1: 0, 2: 0 })
  expect((await book(0, 0)).status).toBe(201)
  await bring({ 1: null, 2: 1 })
  expect(await left(1, 2)).toEqual([0, 0])
  await bring({ 1: 2, 2: null })
  expect(await left(1, 2)).toEqual([0, 0])
  expect((await book(2, 1)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})

test('a member comes to another family after the booking that is under way, and brings it along', async () => {
  const { bring, book, hold, left } = await threeMembers()
  await bring({ 0: null, 1: null, 2: null })
  const { both } = await world.db.transaction().execute(async trx => {
    await hold(trx, 0)
    const booking = book(0, 0)
    await waitUntilOneStays(world.db)
    const coming = bring({ 0: 1, 1: null, 2: null })
    await waitUntilBlocked(world.db, 2)
    return { both: Promise.all([booking, coming]) }
  })
  const [booked] = await both
  expect(booked.status).toBe(201)
  expect(await left(0, 1, 2)).toEqual([0, 0, 1])
  expect((await book(1, 1)).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})
