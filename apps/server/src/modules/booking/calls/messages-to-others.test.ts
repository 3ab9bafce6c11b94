import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'

const world = await testWorld()
const { db, clock } = world
const { textsTo, removeRelative } = familyActs(world.call)
beforeEach(() => clock.set(WORLD_START))

/** Timeslots at 14:00 and 15:00 Minsk time of the day after tomorrow. */
const AFTERNOON = { from: '2026-03-04T11:00:00Z', slots: 2, minutes: 60 }

async function called(firstName: string, language: 'ru' | 'be' | 'en' = 'ru') {
  const patient = await world.patient({ firstName, language })
  await db.updateTable('profile').set({ last_name: 'Рысь' }).where('id', '=', patient.profileId).execute()
  return patient
}

/** Boris may book for Anna, who has her own account. */
async function couple(level: 'VIEW_VISITS' | 'BOOK_VISITS' = 'BOOK_VISITS') {
  const [anna, boris] = [await called('Анна'), await called('Борис')]
  await world.relate(boris.accountId, anna.profileId, { relKind: 'SPOUSE', level })
  return { anna, boris }
}

async function bookFor(booker: WorldPatient, profileId: string, key?: string) {
  const { slots } = await world.doctor(AFTERNOON)
  const as = { bearer: booker.bearer, profileId }
  const { json, status } = await world.book(as, requireValue(slots[0]), key === undefined ? {} : { key })
  expect(status).toBe(201)
  return {
    orderId: json.orderId as string,
    later: requireValue(slots[1]).timetableId,
    again: () => world.book(as, requireValue(slots[0]), key === undefined ? {} : { key }),
  }
}

/** What a phone was told, the oldest first, without the doctor's name and place. */
const told = async ({ phone }: Pick<WorldPatient, 'phone'>) => (await textsTo(phone)).reverse()

test('a booking for a relative sends one message each to the patient and to the relative who booked', async () => {
  const { anna, boris } = await couple()
  const { again } = await bookFor(boris, anna.profileId, 'once')
  expect((await again()).status).toBe(201)
  expect(await told(anna)).toEqual([
    expect.stringMatching(
      /^Визит: Анна, запись на 04\.03 в 14:00 по Минску, .+\. Кто записал: Борис Рысь\.$/,
    ),
  ])
  expect(await told(boris)).toEqual([expect.stringMatching(/^Визит: Анна, 04\.03 в 14:00/)])
})

test('the patient is told who moved or cancelled the visit, once even if the request is repeated', async () => {
  const { anna, boris } = await couple()
  const { orderId, later } = await bookFor(anna, anna.profileId)
  await world.move(boris, orderId, later)
  await world.move(boris, orderId, later)
  await world.cancel(boris, orderId)
  await world.cancel(boris, orderId)
  expect((await told(anna)).slice(1)).toEqual([
    expect.stringMatching(
      /^Визит: перенос на 04\.03 в 15:00 по Минску\. Анна, .+\. Кто перенёс: Борис Рысь\.$/,
    ),
    expect.stringMatching(/^Визит: отмена\. Анна, 04\.03 в 15:00 .+\. Кто отменил: Борис Рысь\.$/),
  ])
})

test('the relative who booked is told when the patient moves or cancels', async () => {
  const { anna, boris } = await couple()
  const { orderId, later } = await bookFor(boris, anna.profileId)
  await world.move(anna, orderId, later)
  await world.cancel(anna, orderId)
  expect((await told(boris)).slice(1)).toEqual([
    expect.stringMatching(/^Визит: перенос на 04\.03 в 15:00 .+ Кто перенёс: Анна Рысь\.$/),
    expect.stringMatching(/^Визит: отмена\. Анна, 04\.03 .+ Кто отменил: Анна Рысь\.$/),
  ])
})

test('a relative who booked and may not see the visit any more gets no message', async () => {
  const { anna, boris } = await couple()
  const first = await bookFor(boris, anna.profileId)
  await db
    .updateTable('family_relation')
    .set({ access_level: 'VIEW_COVERAGE' })
    .where('account_id', '=', boris.accountId)
    .where('profile_id', '=', anna.profileId)
    .execute()
  await world.move(anna, first.orderId, first.later)
  await world.cancel(anna, first.orderId)
  // The message about Boris's own booking may have been sent before he lost the right.
  expect((await told(boris)).length).toBeLessThanOrEqual(1)
  await removeRelative(boris, anna.profileId)
})

test('a message delayed by quiet hours is deleted if its reader may not see the visit any more', async () => {
  const { anna, boris } = await couple()
  const { orderId } = await bookFor(boris, anna.profileId)
  clock.set('2026-03-02T20:30:00Z')
  await world.cancel(anna, orderId)
  const waiting = () =>
    db
      .selectFrom('outbox')
      .select(['template', 'quiet_from'])
      .where('account_id', '=', boris.accountId)
      .where('template', '=', 'visit-cancelled-by')
      .execute()
  expect(await waiting()).toEqual([{ template: 'visit-cancelled-by', quiet_from: '22:00:00' }])
  await db
    .deleteFrom('family_relation')
    .where('account_id', '=', boris.accountId)
    .where('profile_id', '=', anna.profileId)
    .execute()
  expect(await waiting()).toEqual([])
})

test('a message about a visit early in the morning is sent in quiet hours', async () => {
  const { anna, boris } = await couple()
  const { slots } = await world.doctor({ from: '2026-03-03T05:30:00Z' })
  clock.set('2026-03-02T20:30:00Z')
  await world.book({ bearer: boris.bearer, profileId: anna.profileId }, requireValue(slots[0]))
  const row = await db
    .selectFrom('outbox')
    .select(['template', 'quiet_from', 'expires_at'])
    .where('account_id', '=', anna.accountId)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    template: 'visit-booked-by',
    quiet_from: null,
    expires_at: new Date('2026-03-03T05:30:00Z'),
  })
})

test('visits that people book, move and cancel for themselves are told to nobody else', async () => {
  const { anna, boris } = await couple()
  const { orderId, later } = await bookFor(anna, anna.profileId)
  await world.move(anna, orderId, later)
  await world.cancel(anna, orderId)
  expect(await told(boris)).toEqual([])
  expect(await told(anna)).toHaveLength(3)
})

test('a relative who may only see visits and did not book gets no message', async () => {
  const { anna, boris } = await couple()
  const vera = await called('Вера')
  await world.relate(vera.accountId, anna.profileId, { relKind: 'OTHER', level: 'VIEW_VISITS' })
  const { orderId } = await bookFor(boris, anna.profileId)
  await world.cancel(anna, orderId)
  expect(await told(vera)).toEqual([])
})

test('the parents of a child without an account are told; a grandmother who booked is told without a name', async () => {
  const [anna, boris, vera] = [await called('Анна'), await called('Борис'), await called('Вера')]
  const child = await world.relative(
    anna.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday: '2015-05-05', firstName: 'Алесь' },
  )
  await world.relate(boris.accountId, child, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  await world.relate(vera.accountId, child, { relKind: 'OTHER', level: 'BOOK_VISITS' })
  const { orderId } = await bookFor(vera, child)
  await world.cancel(boris, orderId)
  expect(await told(anna)).toEqual([
    expect.stringMatching(/^Визит: Алесь, запись на .+ Кто записал: Вера Рысь\.$/),
    expect.stringMatching(/^Визит: отмена\. Алесь, .+ Кто отменил: Борис Рысь\.$/),
  ])
  expect((await told(boris))[0]).toMatch(/Кто записал: Вера Рысь\.$/)
  const [, cancelled] = await told(vera)
  expect(cancelled).toMatch(/^Визит: отмена\. Алесь, /)
  expect(cancelled).not.toContain('Борис')
})

test.each([
  ['be', /^Візіт: Анна, запіс на 04\.03 а 14:00 па Мінску, .+ Хто запісаў: Борис Рысь\.$/],
  ['en', /^Vizit: Анна, 04\.03 at 14:00 Minsk time, .+ Booked by Борис Рысь\.$/],
] as const)(
  'messages are in %s for a reader of it, by e-mail if there is no phone',
  async (language, words) => {
    const [anna, boris] = [await called('Анна', language), await called('Борис')]
    await world.relate(boris.accountId, anna.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
    await bookFor(boris, anna.profileId)
    expect(await told(anna)).toEqual([expect.stringMatching(words)])
    const address = `${language}-anna@example.by`
    const now = clock.now()
    await db
      .insertInto('account_email')
      .values({
        account_id: anna.accountId,
        usage: 'PRIMARY',
        address,
        created_at: now,
        confirmed_at: now,
      })
      .execute()
    await db.updateTable('account').set({ phone: null }).where('id', '=', anna.accountId).execute()
    const { slots } = await world.doctor({ from: '2026-03-06T11:00:00Z' })
    await world.book({ bearer: boris.bearer, profileId: anna.profileId }, requireValue(slots[0]))
    expect(await told({ phone: address })).toHaveLength(1)
  },
)
