import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { ANNA, ENDED, familiesOfMembers, MARIA } from '../testing/family-of-member.ts'
import { CARD, insuredPatients } from '../testing/insured-patients.ts'
import { linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const at = linkingWorld(world)
const { family } = familiesOfMembers(world, at)
const { bringInFor } = insuredPatients(world, at)
const { removeChild } = familyActs(world.call)
beforeEach(async () => {
  world.clock.set(WORLD_START)
  await at.clear()
})

/** In the quiet hours of everybody, in which messages wait. */
const NIGHT = '2026-03-02T20:30:00Z'

test('a parent who loses a child in the night is not told in the morning of the programme of that child', async () => {
  const { who, husband, father, child, leaves } = await family()
  world.clock.set(NIGHT)
  await leaves()
  expect(await at.sentTo(father.phone)).toEqual([expect.stringContaining('Пётр: программа «Завод»')])
  expect((await removeChild(father, child)).status).toBe(204)
  expect(await at.sentTo(father.phone)).toEqual([])
  for (const { phone } of [who, husband]) expect(await at.sentTo(phone)).toEqual([ENDED])
})

test('what was said of another child stays', async () => {
  const { who, father, child, bringIn, leaves } = await family()
  await bringIn([MARIA, ANNA])
  const rights = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
  const other = await world.relative(who.accountId, rights, { birthday: '2019-05-01', firstName: 'Яна' })
  await world.relate(father.accountId, other, rights)
  world.clock.set(NIGHT)
  await leaves()
  expect(await at.sentTo(father.phone)).toHaveLength(2)
  await removeChild(father, child)
  expect(await at.sentTo(father.phone)).toEqual([expect.stringContaining('Яна: программа «Завод»')])
})

test('parents are not told the morning after that a card of a child who is 18 now was linked, but what ended they are told', async () => {
  world.clock.set('2026-06-14T09:00:00Z')
  const parent = await world.patient()
  const child = await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Ян', birthday: '2008-06-15' },
  )
  const row = (facts: string) => `7;1;${CARD};;;${facts};`
  await bringInFor(parent, { members: [row(';;;')] })
  await at.insurer(parent, { barcode: CARD, profileId: child })
  await world.cover(parent, { code: 'of-parent', coversFamily: true })
  world.clock.set('2026-06-14T20:30:00Z')
  await bringInFor(parent, { members: [row(`Иванова;Ян;15.06.2008;${parent.phone}`)] })
  await at.retry()
  const LINKED = expect.stringContaining('Ян: программа «Щит» подключена')
  expect(await at.sentTo(parent.phone)).toContainEqual(LINKED)
  world.clock.set('2026-06-14T21:01:00Z')
  await comeOfAge(testServices(world))
  const told = await at.sentTo(parent.phone)
  expect(told).not.toContainEqual(LINKED)
  expect(told).toContainEqual(expect.stringContaining('только для детей до 18 лет'))
})
