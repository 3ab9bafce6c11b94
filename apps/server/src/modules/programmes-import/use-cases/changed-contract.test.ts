import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '../../../platform/changes/testing/open-page.ts'
import { employer, linkingWorld } from '../../programmes/testing/linking-world.ts'

const world = await testWorld()
const linking = linkingWorld(world)
const anna = '1;1;;;anna@plant.by;Иванова;Анна;17.05.1990;;'
const told = ['changed coverage', 'changed profile', 'changed family']

beforeEach(async () => {
  await linking.clear()
  await linking.bringIn(employer({ members: [anna], coversFamily: true }))
})

/** A member whose open pages have heard of the linking: changes are told a moment after the call. */
async function member() {
  const patient = await world.patient({ firstName: 'Анна', birthday: '1990-05-17' })
  const { heard } = await openPage(world.address, patient.bearer)
  await linking.employer(patient, 'anna@plant.by')
  const { code } = await linking.letterTo('anna@plant.by')
  await linking.confirmEmployer(patient, code)
  await vi.waitFor(() => expect(heard).toContain('changed family'))
  return patient
}

test('an import that changes the last day of a contract tells the open pages of its members and of those covered with them', async () => {
  const [who, boris, stranger] = [await member(), await world.patient(), await world.patient()]
  await world.relate(who.accountId, boris.profileId, { relKind: 'SPOUSE', level: 'VIEW_COVERAGE' })
  const [whose, boriss, strangers] = [
    await openPage(world.address, who.bearer),
    await openPage(world.address, boris.bearer),
    await openPage(world.address, stranger.bearer),
  ]
  const contracts = ['1;01.01.2026;15.12.2026;;']
  await linking.bringIn(employer({ members: [anna], contracts, coversFamily: true }))
  for (const { heard } of [whose, boriss]) await vi.waitFor(() => expect(heard).toEqual(told))
  expect(strangers.heard).toEqual([])
})
