import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { ANNA, ENDED, familiesOfMembers, MARIA } from '../testing/family-of-member.ts'
import { employer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const at = linkingWorld(world)
const { family, link, statusesOf } = familiesOfMembers(world, at)
beforeEach(async () => {
  world.clock.set(WORLD_START)
  await at.clear()
})

const memberOf = (code: string) => `${code};1;;;m${code}@plant.by;Иванова;Мария;15.06.1985;;`

test('a member who leaves and is covered through the spouse by the same programme stays covered, and is told only of the child', async () => {
  const { who, husband, father, bringIn } = await family()
  await bringIn([MARIA, memberOf('3')])
  await link(husband, 'm3@plant.by')
  await bringIn([memberOf('3')])
  expect(await statusesOf(who, who.profileId)).toContain('ACTIVE')
  // The child of the member alone is none of the husband.
  for (const { phone } of [who, father])
    expect(await at.sentTo(phone)).toEqual([expect.stringContaining('Пётр: программа «Завод»')])
})

test('a parent who is told of a child that is a member is told of their own cover too, and the other parent of the child once', async () => {
  const { who, husband, bringIn, leaves } = await family()
  const child = await world.relative(
    husband.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday: '2017-03-02', firstName: 'Яна' },
  )
  await world.relate(who.accountId, child, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  await bringIn([MARIA, '4;1;;;child@plant.by;Иванова;Яна;02.03.2017;;'])
  const { id } = await world.db
    .selectFrom('programme_member')
    .select('id')
    .where('code', '=', '4')
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  const [linked_by, linked_at] = [husband.accountId, world.clock.now()]
  await world.db
    .insertInto('coverage')
    .values({
      id: crypto.randomUUID(),
      profile_id: child,
      programme_code: 'plant',
      member_id: id,
      linked_by,
      linked_at,
    })
    .execute()
  await leaves()
  const told = await at.sentTo(husband.phone)
  expect(told.filter(text => text.includes('Яна'))).toEqual([ENDED])
  expect(told.filter(text => !text.includes('Яна'))).toEqual([ENDED])
  expect((await at.sentTo(who.phone)).filter(text => text.includes('Яна'))).toHaveLength(1)
})

test('who is 18 on the day after the last covered day is told that the programme does not cover them, and so are the parents', async () => {
  const { who, father } = await family({ contracts: ['1;01.01.2026;14.06.2026;;'] })
  const teenager = await world.patient()
  await world.db
    .updateTable('profile')
    .set({ birthday: '2008-06-15', first_name: 'Ян' })
    .where('id', '=', teenager.profileId)
    .execute()
  for (const { accountId } of [who, father])
    await world.relate(accountId, teenager.profileId, { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' })
  world.clock.set('2026-06-14T21:01:00Z')
  await comeOfAge(testServices(world))
  world.clock.set('2026-06-15T06:05:00Z')
  await comeOfAge(testServices(world))
  await at.tellOfDates()
  const ofProgramme = async (phone: string) =>
    (await at.sentTo(phone)).filter(text => text.includes('«Завод»'))
  expect(await ofProgramme(teenager.phone)).toEqual([ENDED])
  expect((await ofProgramme(father.phone)).filter(text => text.includes('Ян:'))).toEqual([ENDED])
  expect((await ofProgramme(who.phone)).filter(text => !text.includes('Ян:'))).toEqual([ENDED])
})

test('the preview of a deletion counts those who lose a programme: nobody whom it covers otherwise, or not yet', async () => {
  const preview = async (who: { bearer: string }) =>
    (await world.call('GET', '/api/v2/my/profile/deletion', { bearer: who.bearer })).json.endedProgrammes
  const { who, husband, bringIn } = await family()
  await bringIn([MARIA, ANNA, memberOf('3')])
  await link(husband, 'm3@plant.by')
  expect(await preview(who)).toEqual([{ programCaption: 'Завод', relatives: 1 }])
  const members = [MARIA, ANNA, memberOf('3')]
  await at.bringIn(employer({ members, coversFamily: true, contracts: ['1;10.06.2026;31.12.2026;;'] }))
  expect(await preview(who)).toEqual([{ programCaption: 'Завод', relatives: 0 }])
  await at.bringIn(employer({ members, coversFamily: true, contracts: ['1;01.01.2026;31.12.2026;нет;'] }))
  expect(await preview(who)).toEqual([{ programCaption: 'Завод', relatives: 0 }])
})
