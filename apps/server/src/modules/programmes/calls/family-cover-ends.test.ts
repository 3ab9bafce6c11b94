import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { deletionActs } from '../../profile/testing/deletion-acts.ts'
import { forgetEnds } from '../store/ends-of-deleted.ts'
import { ANNA, ENDED, familiesOfMembers, MARIA } from '../testing/family-of-member.ts'
import { employer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { notifications } = testServices(world)
const at = linkingWorld(world)
const { family, link, statusesOf } = familiesOfMembers(world, at)
const { remove } = deletionActs(world)
beforeEach(async () => {
  world.clock.set(WORLD_START)
  await at.clear()
})

test('whoever was covered through somebody who left is told, and the other parent of a child', async () => {
  const { who, husband, father, child, leaves } = await family()
  await leaves()
  expect(await at.sentTo(who.phone)).toEqual([ENDED])
  expect(await at.sentTo(husband.phone)).toEqual([ENDED])
  const [ofChild = ''] = await at.sentTo(father.phone)
  expect(ofChild).toEqual(ENDED)
  expect(ofChild).toContain('Пётр')
  expect(await statusesOf(husband, husband.profileId)).toEqual(['ENDED'])
  expect(await statusesOf(who, child)).toEqual(['ENDED'])
  await leaves()
  expect(await at.sentTo(husband.phone)).toHaveLength(1)
  world.clock.advance(91 * 1440)
  expect(await statusesOf(await world.anotherDevice(husband), husband.profileId)).toEqual([])
})

test('whoever unlinks a programme is not told of it, the relatives are', async () => {
  const { who, husband, father, coverageId } = await family()
  expect((await at.end(who, coverageId)).status).toBe(204)
  expect(await at.sentTo(who.phone)).toEqual([])
  expect(await at.sentTo(husband.phone)).toEqual([ENDED])
  expect(await at.sentTo(father.phone)).toEqual([ENDED])
  const own = (await at.list(husband)).coverages.find(
    ({ profileId }: { profileId: string }) => profileId === husband.profileId,
  )
  expect(own).toMatchObject({ status: 'ENDED', endedByCoverer: false, endedByHolder: true, isOwn: false })
})

test('whom the programme covers otherwise too stays covered, and is told nothing', async () => {
  const { who, father, child, leaves, bringIn } = await family()
  await bringIn([MARIA, '2;1;;;father@plant.by;Иванова;Мария;15.06.1985;;'])
  await at.employer(father, 'father@plant.by')
  await at.confirmEmployer(father, (await at.letterTo('father@plant.by')).code)
  await bringIn(['2;1;;;father@plant.by;Иванова;Мария;15.06.1985;;'])
  expect(await at.sentTo(who.phone)).toEqual([ENDED])
  expect(await at.sentTo(father.phone)).toEqual([])
  expect(await statusesOf(father, child)).toEqual(['ACTIVE'])
  await leaves()
})

test.each([
  ['covers no family', { coversFamily: false }],
  ['has not begun', { contracts: ['1;10.06.2026;31.12.2026;;'] }],
])('nobody else is told of a programme that %s', async (_case, folder) => {
  const { who, husband, father, leaves } = await family(folder)
  await leaves()
  expect(await at.sentTo(who.phone)).toEqual([ENDED])
  expect([...(await at.sentTo(husband.phone)), ...(await at.sentTo(father.phone))]).toEqual([])
})

test('a programme that begins later says so to the family too', async () => {
  const { husband } = await family({ contracts: ['1;10.06.2026;31.12.2026;;'] })
  expect(await statusesOf(husband, husband.profileId)).toEqual(['INACTIVE'])
})

test('a programme that ends by its own date is told once, to the family too, and again if it was prolonged', async () => {
  const { who, husband, father, bringIn } = await family({ contracts: ['1;01.01.2026;31.05.2026;;'] })
  world.clock.set('2026-05-31T09:00:00Z')
  expect(await at.tellOfDates()).toBe(false)
  world.clock.set('2026-06-01T06:05:00Z')
  // Two servers at the same minute, and the next day.
  const [one, other] = await Promise.all([at.tellOfDates(), at.tellOfDates()])
  expect([one || other, one && other, await at.tellOfDates()]).toEqual([true, false, false])
  expect(await at.sentTo(who.phone)).toEqual([ENDED])
  expect(await at.sentTo(husband.phone)).toEqual([ENDED])
  expect((await at.sentTo(father.phone))[0]).toContain('Пётр')
  await notifications.dispatch()
  const endsOn = (day: string) =>
    at.bringIn(employer({ members: [MARIA, ANNA], coversFamily: true, contracts: [`1;01.01.2026;${day};;`] }))
  await endsOn('30.05.2026')
  expect(await at.tellOfDates()).toBe(false)
  await endsOn('30.06.2026')
  expect(await statusesOf(await world.anotherDevice(husband), husband.profileId)).toEqual(['ACTIVE'])
  world.clock.set('2026-07-01T06:05:00Z')
  expect(await at.tellOfDates()).toBe(true)
  expect(await at.sentTo(husband.phone)).toHaveLength(2)
  expect(await at.sentTo(who.phone)).toHaveLength(2)
  // Taken off the list afterwards.
  await bringIn([ANNA])
  expect(await at.sentTo(who.phone)).toHaveLength(2)
  expect(await at.sentTo(husband.phone)).toHaveLength(2)
  expect(await statusesOf(who, who.profileId)).toEqual(['ENDED'])
})

test('whom a deleted account covered is told, and so is the other parent of a child', async () => {
  const { who, husband, father, child } = await family()
  const preview = await world.call('GET', '/api/v2/my/profile/deletion', { bearer: who.bearer })
  expect(preview.json.endedProgrammes).toEqual([{ programCaption: 'Завод', relatives: 2 }])
  expect((await remove(who)).status).toBe(204)
  const WITH_HOLDER = 'программа «Завод» больше не действует: родственник удалил профиль'
  expect(await at.sentTo(husband.phone)).toContainEqual(expect.stringContaining(WITH_HOLDER))
  expect(await at.sentTo(father.phone)).toContainEqual(expect.stringContaining(`Пётр: ${WITH_HOLDER}`))
  const { coverages } = await at.list(husband)
  expect(coverages).toMatchObject([
    {
      ...{ profileId: husband.profileId, coverer: 'plant', status: 'ENDED', isOwn: false, through: null },
      ...{ endedByCoverer: false, endedByHolder: true, canEnd: false },
    },
  ])
  expect(await statusesOf(father, child)).toEqual(['ENDED'])
  expect((await at.end(husband, coverages[0].id)).status).toBe(404)
  world.clock.advance(91 * 1440)
  expect((await at.list(await world.anotherDevice(husband))).coverages).toEqual([])
  expect(await forgetEnds(world.db, world.clock.now())).toBe(2)
})

test('a programme of a deleted relative is not listed as ended once another one covers by it, nor after the account is deleted', async () => {
  const { who, husband, bringIn } = await family()
  await bringIn([MARIA, '3;1;;;m3@plant.by;Иванова;Мария;15.06.1985;;'])
  await remove(who)
  await link(husband, 'm3@plant.by')
  expect(await statusesOf(husband, husband.profileId)).toEqual(['ACTIVE'])
  await remove(husband)
  const kept = world.db.selectFrom('cover_of_deleted_holder').select('id')
  expect(await kept.where('profile_id', '=', husband.profileId).execute()).toEqual([])
})

test('of a programme that is switched off, or that ended long ago, nobody is told', async () => {
  const { who } = await family({ contracts: ['1;01.01.2026;31.05.2026;;'] })
  const switchTo = (active: boolean) => world.db.updateTable('programme').set({ active }).execute()
  world.clock.set('2026-06-01T06:05:00Z')
  await switchTo(false)
  expect(await at.tellOfDates()).toBe(false)
  await switchTo(true)
  world.clock.set('2026-09-01T06:05:00Z')
  expect(await at.tellOfDates()).toBe(false)
  expect(await at.sentTo(who.phone)).toEqual([])
})

test('a child is covered to the day before the 18th birthday; then the parents and the child are told once', async () => {
  const { who, husband, father } = await family()
  const teenager = await world.patient()
  const { profileId } = teenager
  await world.db
    .updateTable('profile')
    .set({ birthday: '2008-06-15', first_name: 'Ян' })
    .where('id', '=', profileId)
    .execute()
  for (const { accountId } of [who, father])
    await world.relate(accountId, profileId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  const rowOf = async (id: string) =>
    (await at.list(await world.anotherDevice(who))).coverages.find(
      (coverage: { profileId: string }) => coverage.profileId === id,
    )
  world.clock.set('2026-06-14T09:00:00Z')
  expect(await rowOf(profileId)).toMatchObject({
    ...{ status: 'ACTIVE', validTo: '2026-06-14', endsWithChildhood: true },
  })
  expect(await rowOf(who.profileId)).toMatchObject({ validTo: '2026-12-31', endsWithChildhood: false })
  const outgrown = async (phone: string) =>
    (await at.sentTo(phone)).filter(text => text.includes('она только для детей до 18 лет'))
  const nightly = () => comeOfAge(testServices(world))
  await nightly()
  expect(await outgrown(who.phone)).toEqual([])
  world.clock.set('2026-06-14T21:01:00Z')
  // Two servers at the same minute, and an hour later.
  await Promise.all([nightly(), nightly()])
  await nightly()
  for (const { phone } of [who, father])
    expect(await outgrown(phone)).toEqual([expect.stringContaining('Ян: программа «Завод»')])
  expect(await outgrown(teenager.phone)).toEqual([expect.stringMatching(/^Визит: программа «Завод»/)])
  expect(await outgrown(husband.phone)).toEqual([])
})

test('whose row the coverer gives to somebody else is covered no more and is told, with the family; a new surname changes nothing', async () => {
  const { who, husband, bringIn } = await family()
  await bringIn([MARIA.replace('Иванова', 'Новикова'), ANNA])
  expect(await statusesOf(who, who.profileId)).toEqual(['ACTIVE'])
  await bringIn(['1;1;;;maria@plant.by;Громова;Ольга;01.02.1990;;', ANNA])
  expect(await statusesOf(who, who.profileId)).toEqual(['ENDED'])
  expect(await at.sentTo(who.phone)).toEqual([ENDED])
  expect(await at.sentTo(husband.phone)).toEqual([ENDED])
  const olga = await world.patient()
  await world.db
    .updateTable('profile')
    .set({ last_name: 'Громова', first_name: 'Ольга', birthday: '1990-02-01' })
    .where('id', '=', olga.profileId)
    .execute()
  await at.employer(olga, 'maria@plant.by')
  const letter = await at.letterTo('maria@plant.by')
  expect((await at.confirmEmployer(olga, letter.code)).json.coverage).toMatchObject({ status: 'ACTIVE' })
})
