import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { ANNA, ENDED, familiesOfMembers, MARIA } from '../testing/family-of-member.ts'
import { employer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const at = linkingWorld(world)
const { family, link } = familiesOfMembers(world, at)
const { notifications } = testServices(world)
beforeEach(async () => {
  world.clock.set(WORLD_START)
  await at.clear()
})

/** In the quiet hours of everybody, in which messages wait. */
const NIGHT = '2026-03-02T20:30:00Z'
const MORNING = '2026-03-03T06:00:00Z'
const told = (...people: { readonly phone: string }[]) =>
  Promise.all(people.map(({ phone }) => at.sentTo(phone)))

test('whoever links in the night the programme that they had just lost is not told in the morning that it is over, nor is the family', async () => {
  const { who, husband, father, leaves, bringIn } = await family()
  world.clock.set(NIGHT)
  await leaves()
  expect(await told(who, husband, father)).toEqual([[ENDED], [ENDED], [ENDED]])
  await bringIn([MARIA, ANNA])
  expect(await told(who)).toEqual([[ENDED]])
  await link(who, 'maria@plant.by')
  expect(await told(who, husband, father)).toEqual([[], [], []])
})

test('what is sent already stays', async () => {
  const { who, husband, father, leaves } = await family()
  world.clock.set(NIGHT)
  await leaves()
  world.clock.set(MORNING)
  await notifications.dispatch()
  await at.bringIn(employer({ members: [MARIA, ANNA] }))
  await link(who, 'maria@plant.by')
  expect(await told(who, husband, father)).toEqual([[ENDED], [ENDED], [ENDED]])
})

test('the family of a member who is linked again without it is told in the morning', async () => {
  const { who, husband, father, leaves } = await family()
  world.clock.set(NIGHT)
  await leaves()
  await at.bringIn(employer({ members: [MARIA, ANNA] }))
  await link(who, 'maria@plant.by')
  expect(await told(who, husband, father)).toEqual([[], [ENDED], [ENDED]])
})

test('a contract that is prolonged in the night after its last day is not said to be over', async () => {
  const { who, husband, father } = await family({ contracts: ['1;01.01.2026;02.03.2026;;'] })
  world.clock.set('2026-03-02T21:30:00Z')
  await at.tellOfDates()
  expect(await told(who, husband, father)).toEqual([[ENDED], [ENDED], [ENDED]])
  await at.bringIn(employer({ members: [MARIA, ANNA], coversFamily: true }))
  expect(await told(who, husband, father)).toEqual([[], [], []])
})

const LINKED = 'Визит: программа «Завод» подключена.'

async function linkedInTheNight() {
  await at.bringIn(employer({ members: ['1;1;;;maria@plant.by;;;;;'] }))
  const who = await world.patient()
  await at.employer(who, 'maria@plant.by')
  await at.confirmEmployer(who, (await at.letterTo('maria@plant.by')).code)
  world.clock.set(NIGHT)
  await at.bringIn(employer({ members: [MARIA] }))
  await at.retry()
  expect(await told(who)).toEqual([[LINKED]])
  return who
}

test('a programme that was linked by itself and ended in the same night is not said to be linked', async () => {
  const left = await linkedInTheNight()
  await at.bringIn(employer({ members: [ANNA] }))
  expect(await told(left)).toEqual([[ENDED]])
  const ending = await linkedInTheNight()
  const [{ id }] = (await at.list(ending)).coverages
  expect((await at.end(ending, id)).status).toBe(204)
  expect(await told(ending)).toEqual([[]])
})

test('a programme that was not linked by itself, but then by the person, is not said to be not linked', async () => {
  await at.bringIn(employer({ members: ['1;1;;;maria@plant.by;;;;;'] }))
  const who = await world.patient()
  await at.employer(who, 'maria@plant.by')
  await at.confirmEmployer(who, (await at.letterTo('maria@plant.by')).code)
  world.clock.set(NIGHT)
  await at.bringIn(employer({ members: ['1;1;;;maria@plant.by;Петрова;Анна;01.02.1980;;'] }))
  await at.retry()
  expect(await told(who)).toEqual([[expect.stringContaining('программа «Завод» не подключена')]])
  await at.bringIn(employer({ members: [MARIA] }))
  await link(who, 'maria@plant.by')
  expect(await told(who)).toEqual([[]])
})
