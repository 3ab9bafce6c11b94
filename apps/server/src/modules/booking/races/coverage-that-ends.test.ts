import { waitUntilBlocked, waitUntilOneStays } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { DB } from '../../../platform/database/generated/db.ts'
import { deletionActs } from '../../profile/testing/deletion-acts.ts'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
const { db, clock } = world
const { coveredPatient, covers, used, doctor } = programmesToBook(world)
const { coverageEnds } = testServices(world)
const { remove } = deletionActs(world)

type Covered = Awaited<ReturnType<typeof coveredPatient>>

const ends: readonly [string, (trx: Kysely<DB>, covered: Covered) => Promise<unknown>][] = [
  [
    'the person',
    (trx, { coverageId }) =>
      sql`update coverage set ended_at = ${clock.now()}, ended_by = 'PERSON' where id = ${coverageId}`.execute(
        trx,
      ),
  ],
  [
    'a feed of the coverer',
    async (trx, { code, memberId }) => {
      await sql`update programme_member set removed_at = ${clock.now()} where id = ${memberId}`.execute(trx)
      expect(await coverageEnds.endThoseWhoLeft(trx, code, clock.now())).toHaveLength(1)
    },
  ],
]

test.each(ends)('a coverage that %s is ending pays for nothing: the booking waits for it', async (_, end) => {
  const { slot } = await doctor()
  const covered = await coveredPatient()
  const { reply } = await db.transaction().execute(async trx => {
    await end(trx, covered)
    const reply = world.book(covered.patient, { ...slot(0), programId: covered.code })
    await waitUntilBlocked(db)
    return { reply }
  })
  expect(await reply).toMatchObject({
    status: 422,
    json: { code: 'NOT_IN_PROGRAMME', attributes: { reason: 'over', date: '2026-03-02' } },
  })
  expect(await used(covered.code)).toBe(0)
  expect((await world.book(covered.patient, slot(0))).status).toBe(201)
})

test.each(ends)('a visit that moves while %s ends its coverage asks who pays', async (_, end) => {
  const { slot } = await doctor()
  const covered = await coveredPatient()
  const booked = await world.book(covered.patient, { ...slot(0), programId: covered.code })
  const { reply } = await db.transaction().execute(async trx => {
    await end(trx, covered)
    const reply = world.move(covered.patient, booked.json.orderId, slot(1).timetableId)
    await waitUntilBlocked(db)
    return { reply }
  })
  expect((await reply).json).toMatchObject({
    code: 'COVERAGE_CHANGES',
    attributes: { share: 0, notCovering: { reason: 'over', date: '2026-03-02' } },
  })
})

test('a coverage is unlinked after the booking that is under way, which it pays for', async () => {
  const { slot } = await doctor()
  const { code, patient, coverageId, memberId } = await coveredPatient({ visits: 2 })
  const limit = await db
    .selectFrom('programme_limit')
    .select('id')
    .where('programme_code', '=', code)
    .execute()
  const { replies } = await db.transaction().execute(async trx => {
    const name = `limit ${requireValue(limit[0]).id} of member ${memberId}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx)
    const booking = world.book(patient, { ...slot(0), programId: code })
    await waitUntilOneStays(db)
    const ending = world.call('DELETE', `/api/v2/my/coverage/${coverageId}`, { bearer: patient.bearer })
    await waitUntilBlocked(db, 2)
    return { replies: Promise.all([booking, ending]) }
  })
  expect((await replies).map(({ status }) => status)).toEqual([201, 204])
  expect(await used(code)).toBe(1)
})

test('programmes are booked with and unlinked at once without a deadlock, each once', async () => {
  const { slot } = await doctor({ slots: 10 })
  const code = 'of-spouses'
  const [one, other] = await world.patients(2)
  const spouses = [requireValue(one), requireValue(other)]
  const coverages: string[] = []
  for (const [at, spouse] of spouses.entries()) {
    const { coverageId } = await world.cover(spouse, { code, coversFamily: true })
    coverages.push(coverageId)
    await world.relate(spouse.accountId, requireValue(spouses[1 - at]).profileId, {
      relKind: 'SPOUSE',
      level: 'BOOK_VISITS',
    })
  }
  await covers({ code })
  const replies = await Promise.all([
    ...spouses.flatMap((spouse, at) =>
      [0, 1, 2, 3].map(nth => world.book(spouse, { ...slot(at * 4 + nth), programId: code })),
    ),
    ...spouses.map(({ bearer }, at) =>
      world.call('DELETE', `/api/v2/my/coverage/${coverages[at]}`, { bearer }),
    ),
  ])
  const booked = replies.filter(({ status }) => status === 201).length
  expect(replies.slice(8).map(({ status }) => status)).toEqual([204, 204])
  expect(await used(code)).toBe(booked)
  for (const { status, json } of replies.slice(0, 8))
    if (status !== 201) expect(json.code).toBe('NOT_IN_PROGRAMME')
})

test('the programmes of a deleted account are locked in the order of bookings, whatever order they are stored in', async () => {
  const [patient] = await world.patients(1)
  const who = requireValue(patient)
  const [last, first] = ['ffffffff-0000-4000-8000-000000000000', '00000000-0000-4000-8000-000000000000']
  for (const [code, id] of [['a', last] as const, ['b', first] as const]) {
    const { coverageId } = await world.cover(who, { code: `deleted-${code}` })
    await db.updateTable('coverage').set({ id }).where('id', '=', coverageId).execute()
  }
  const { reply } = await db.transaction().execute(async trx => {
    const lock = (id: string) => sql`select from coverage where id = ${id} for no key update`.execute(trx)
    await lock(first)
    const reply = remove(who)
    await waitUntilBlocked(db)
    await lock(last)
    return { reply }
  })
  expect((await reply).status).toBe(204)
})
