import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../platform/changes/testing/open-page.ts'
import { employer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db } = world
const linking = linkingWorld(world)
const set = (isActive: boolean, code = 'plant') => linking.switchTo(isActive, code)
const row = '1;1;;;anna@plant.by;Иванова;Анна;17.05.1990;;'

beforeEach(async () => {
  await linking.clear()
  await linking.bringIn(employer({ members: [row] }))
})

/** A member whose open pages have heard of the linking: changes are told a moment after the call. */
async function member() {
  const anna = await world.patient({ firstName: 'Анна', birthday: '1990-05-17' })
  const { heard } = await openPage(world.address, anna.bearer)
  await linking.employer(anna, 'anna@plant.by')
  const { code } = await linking.letterTo('anna@plant.by')
  await linking.confirmEmployer(anna, code)
  await vi.waitFor(() => expect(heard).toContain('changed family'))
  return anna
}
const statusOf = async (who: Awaited<ReturnType<typeof member>>) =>
  (await linking.list(who)).coverages.map(({ status }: { status: string }) => status)
const audited = async () =>
  (await db.selectFrom('audit').select(['action', 'subject']).where('subject', '=', 'plant').execute()).map(
    ({ action }) => action,
  )

test('a programme that is switched off covers nobody and cannot be linked; switched on, it covers its members again', async () => {
  const anna = await member()
  expect(await statusOf(anna)).toEqual(['ACTIVE'])
  expect(await set(false)).toBe('changed')
  expect(await statusOf(anna)).toEqual(['SUSPENDED'])
  const stranger = await world.patient()
  expect((await linking.employer(stranger, 'olga@plant.by')).status).not.toBe(201)
  expect(await set(true)).toBe('changed')
  expect(await statusOf(anna)).toEqual(['ACTIVE'])
  expect(await audited()).toEqual(expect.arrayContaining(['programme-deactivated', 'programme-activated']))
})

test('an import brings a programme up to date and leaves it switched off', async () => {
  const anna = await member()
  await set(false)
  await linking.bringIn(employer({ members: [row], coversFamily: true }))
  expect(await statusOf(anna)).toEqual(['SUSPENDED'])
  const programme = await db
    .selectFrom('programme')
    .selectAll()
    .where('code', '=', 'plant')
    .executeTakeFirst()
  expect(programme).toMatchObject({ active: false, covers_family: true })
})

test('the state that it has, and a programme that nobody has, change nothing', async () => {
  expect([await set(true), await set(true, 'nobody')]).toEqual(['same', 'unknown-programme'])
})

test('the open pages of the member and of those who are covered with them read again, and nobody else’s', async () => {
  await linking.bringIn(employer({ members: [row], coversFamily: true }))
  const [anna, boris, stranger] = [await member(), await world.patient(), await world.patient()]
  await world.relate(anna.accountId, boris.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  const [annas, boriss, strangers] = [
    await openPage(world.address, anna.bearer),
    await openPage(world.address, boris.bearer),
    await openPage(world.address, stranger.bearer),
  ]
  const told = ['changed coverage', 'changed profile', 'changed family']
  await set(false)
  for (const { heard } of [annas, boriss]) await vi.waitFor(() => expect(heard).toEqual(told))
  await set(true)
  for (const { heard } of [annas, boriss]) await vi.waitFor(() => expect(heard).toEqual([...told, ...told]))
  expect(strangers.heard).toEqual([])
})
