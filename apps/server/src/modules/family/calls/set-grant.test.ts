import { familyActs, onlyChild } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, family, grant, grants, joinBy } = familyActs(world.call)
let days = 3
const relatives = async () => {
  const [anna, mother] = await world.patients(2)
  if (!anna || !mother) throw new Error('two patients')
  await joinBy(mother, anna, 'PARENT')
  const { slots } = await world.doctor({ from: `2026-03-${String(++days).padStart(2, '0')}T06:00:00Z` })
  const [slot, another] = slots
  if (!slot || !another) throw new Error('two slots')
  return { anna, mother, slot, another }
}

test('a grant takes effect at the next booking, and so does its end', async () => {
  const { anna, mother, slot, another } = await relatives()
  const forMother = { bearer: anna.bearer, profileId: mother.profileId }
  const early = await world.book(forMother, slot)
  expect([early.status, early.json.code]).toEqual([403, 'ONLINE_BOOKING_FORBIDDEN'])
  expect(early.json.attributes.declineReasons.map(({ code }: { code: number }) => code)).toEqual([0])
  const { status, json } = await grant(mother, { profileId: anna.profileId, level: 'BOOK_VISITS' })
  expect([status, json.data.family[1].grantLevel]).toEqual([200, 'BOOK_VISITS'])
  const booked = await world.book(forMother, slot)
  expect(booked.status).toBe(201)
  await grant(mother, { profileId: anna.profileId, level: 'VIEW_COVERAGE' })
  expect((await world.move(anna, booked.json.orderId, another.timetableId)).json.code).toBe('NOT_FOUND')
  expect((await world.cancel(anna, booked.json.orderId)).json.code).toBe('NOT_FOUND')
  expect((await world.calendar(anna, booked.json.orderId)).status).toBe(404)
  expect((await world.visits(anna)).json.future).toEqual([])
  expect((await world.visits(mother)).json.future).toHaveLength(1)
})

test('the right to see visits does not allow changing them', async () => {
  const { anna, mother, slot, another } = await relatives()
  const booked = await world.book(mother, slot)
  await grant(mother, { profileId: anna.profileId, level: 'VIEW_VISITS' })
  expect((await world.visits(anna)).json.future).toHaveLength(1)
  expect((await world.calendar(anna, booked.json.orderId)).status).toBe(200)
  expect((await world.move(anna, booked.json.orderId, another.timetableId)).json.code).toBe(
    'ONLINE_BOOKING_FORBIDDEN',
  )
  expect((await world.cancel(anna, booked.json.orderId)).json.code).toBe('NOT_FOUND')
})

test('the configured meaning of a level is shown and applied', async () => {
  const { anna, mother, slot } = await relatives()
  await world.book(mother, slot)
  await world.setting('accessLevelsConfig', { VIEW_COVERAGE: ['VIEW_NAME', 'VIEW_VISITS'] })
  world.clock.set('2026-03-02T06:05:00Z')
  const [, shown] = await family(anna)
  expect([shown.accessLevels, shown.profile.birthday]).toEqual([['VIEW_NAME', 'VIEW_VISITS'], null])
  expect((await world.visits(anna)).json.future).toHaveLength(1)
  await world.setting('accessLevelsConfig', {})
  world.clock.set('2026-03-02T06:10:00Z')
  expect((await world.visits(anna)).json.future).toEqual([])
})

test('a parent grants rights on a child; the other parent’s rights cannot be changed', async () => {
  const { anna, mother } = await relatives()
  const boris = await world.patient()
  await joinBy(anna, boris, 'SPOUSE')
  const forProfileId = onlyChild(await addChild(anna, { fullNameRu: 'Рысь Ян' }))
  expect(
    (await grant(anna, { profileId: mother.profileId, level: 'BOOK_VISITS', forProfileId })).status,
  ).toBe(200)
  expect(await family(mother)).toContainEqual(
    expect.objectContaining({ relKind: 'OTHER', profileId: forProfileId, isNew: true }),
  )
  const parent = await grant(anna, { profileId: boris.profileId, level: 'VIEW_NAME', forProfileId })
  expect(parent.json.attributes.fields).toEqual([{ path: 'profileId', problem: 'co-parent' }])
  const held = (await grants(anna)).json
  expect(held).toHaveLength(4)
  for (const expected of [
    {
      profileId: mother.profileId,
      relKind: 'PARENT',
      level: 'VIEW_COVERAGE',
      forProfileId: anna.profileId,
      changeable: true,
    },
    { profileId: boris.profileId, relKind: 'SPOUSE', level: 'VIEW_COVERAGE', forProfileId: anna.profileId },
    { profileId: boris.profileId, level: 'VIEW_REPORTS_TESTS', forProfileId, changeable: false },
    { profileId: mother.profileId, level: 'BOOK_VISITS', forProfileId, name: 'Иванова Мария' },
  ])
    expect(held).toContainEqual(expect.objectContaining(expected))
  // An account that may only book for a child cannot grant anything.
  const sister = await world.patient()
  await joinBy(mother, sister, 'OTHER')
  const passed = await grant(mother, { profileId: sister.profileId, level: 'VIEW_NAME', forProfileId })
  expect(passed.json.code).toBe('NOT_FOUND')
  expect(
    (await grants(mother)).json.map(({ forProfileId: whose }: { forProfileId: string }) => whose),
  ).toEqual([mother.profileId, mother.profileId])
})

test('a parent can take away the rights of a holder who is not their own relative', async () => {
  const { anna, mother } = await relatives()
  const [sister, boris] = await world.patients(2)
  if (!sister || !boris) throw new Error('two patients')
  await joinBy(anna, sister, 'OTHER')
  await joinBy(anna, boris, 'SPOUSE')
  await grant(mother, { profileId: anna.profileId, level: 'GRANT' })
  const child = onlyChild(await addChild(anna, { fullNameRu: 'Чиж Ева', sex: 'FEMALE' }))
  for (const forProfileId of [mother.profileId, child]) {
    await grant(anna, { profileId: sister.profileId, level: 'BOOK_VISITS', forProfileId })
  }
  const held = (who: typeof anna, forProfileId: string) =>
    family(who).then(people =>
      people.find(({ profileId }: { profileId: string }) => profileId === forProfileId)?.accessLevels.at(-1),
    )
  // The mother sees the sister only in her own list of grants, the father only in the child's.
  for (const [who, forProfileId] of [
    [mother, mother.profileId],
    [boris, child],
  ] as const) {
    expect((await grants(who)).json).toContainEqual(
      expect.objectContaining({ profileId: sister.profileId, forProfileId, changeable: true }),
    )
    const about = who === mother ? {} : { forProfileId }
    const stop = await grant(who, { profileId: sister.profileId, level: 'VIEW_COVERAGE', ...about })
    expect([stop.status, await held(sister, forProfileId)]).toEqual([200, 'VIEW_COVERAGE'])
    const undo = await grant(who, { profileId: sister.profileId, level: 'BOOK_VISITS', ...about })
    expect([undo.status, await held(sister, forProfileId)]).toEqual([200, 'BOOK_VISITS'])
  }
})

test('nobody can grant more than they hold', async () => {
  const { anna, mother } = await relatives()
  const child = await world.relative(
    anna.accountId,
    { relKind: 'OTHER', level: 'GRANT' },
    { birthday: '2020-01-01' },
  )
  const { json } = await grant(anna, {
    profileId: mother.profileId,
    level: 'VIEW_REPORTS_TESTS',
    forProfileId: child,
  })
  expect(json.attributes.fields).toEqual([{ path: 'level', problem: 'more-than-held' }])
})

test('nobody can let another edit an adult, neither by that level nor by the one that shows results', async () => {
  const { anna, mother } = await relatives()
  const { json } = await grant(mother, { profileId: anna.profileId, level: 'EDIT_PROFILE' })
  expect(json.attributes.fields).toEqual([{ path: 'level', problem: 'not-to-be-granted' }])
  await grant(mother, { profileId: anna.profileId, level: 'VIEW_REPORTS_TESTS' })
  const [, shown] = await family(anna)
  expect(shown.accessLevels).toEqual([
    'VIEW_NAME',
    'VIEW_COVERAGE',
    'VIEW_VISITS',
    'BOOK_VISITS',
    'GRANT',
    'VIEW_REPORTS_TESTS',
  ])
  expect([shown.isManageable, shown.profile.phone]).toEqual([false, null])
})

test('strangers, oneself and relatives without an account cannot be granted rights', async () => {
  const { anna } = await relatives()
  const stranger = await world.patient()
  for (const profileId of [stranger.profileId, anna.profileId, '00000000-0000-4000-8000-000000000000']) {
    const { json } = await grant(anna, { profileId, level: 'BOOK_VISITS' })
    expect([json.code, json.attributes]).toEqual(['NOT_FOUND', {}])
  }
  const silent = await world.relative(anna.accountId, { relKind: 'OTHER', level: 'BOOK_VISITS' })
  const { json } = await grant(anna, { profileId: silent, level: 'BOOK_VISITS' })
  expect(json.attributes.fields).toEqual([{ path: 'profileId', problem: 'no-account' }])
})

test('of several grants at once one takes effect completely', async () => {
  const { anna, mother } = await relatives()
  const levels = ['BOOK_VISITS', 'VIEW_NAME', 'VIEW_COVERAGE', 'VIEW_VISITS']
  const replies = await Promise.all(levels.map(level => grant(mother, { profileId: anna.profileId, level })))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(levels).toContain((await family(mother))[1].grantLevel)
})
