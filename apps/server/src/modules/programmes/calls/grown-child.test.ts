import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const at = linkingWorld(world)
const FACTS = { fullNameRu: 'Иванова Вера', birthday: '2008-02-29', sex: 'FEMALE', consentReceived: true }

test('a child born on 29 February keeps an own programme after the 18th birthday, and loses that of a parent', async () => {
  world.clock.set('2026-02-28T09:00:00Z')
  const [parent, grown] = [await world.patient(), await world.patient({ firstName: null })]
  const child = await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Вера', birthday: FACTS.birthday },
  )
  await world.db
    .insertInto('profile_phone')
    .values({ profile_id: child, phone: grown.phone, confirmed_at: null })
    .execute()
  await world.cover(parent, { code: 'of-parent', coversFamily: true })
  await world.cover({ profileId: child }, { code: 'own' })
  const ofChild = async (who: { bearer: string }) =>
    (await at.list(who)).coverages
      .filter(({ profileId }: { profileId: string }) => profileId === child)
      .map(({ coverer, status, validTo, canEnd }: Record<string, unknown>) => [
        coverer,
        status,
        validTo,
        canEnd,
      ])
      .toSorted()
  const cover = await ofChild(parent)
  expect(cover.map(([coverer]: string[]) => coverer)).toEqual(['of-parent', 'own'])
  expect(cover[0]).toEqual(['of-parent', 'ACTIVE', '2026-02-28', false])
  world.clock.set('2026-02-28T21:01:00Z')
  await comeOfAge(testServices(world))
  const told = async (phone: string) =>
    (await at.sentTo(phone)).filter(text => text.includes('только для детей до 18 лет'))
  expect(await told(parent.phone)).toHaveLength(1)
  const device = await world.anotherDevice(grown)
  const { json } = await world.call('POST', '/api/v2/my/profile', { bearer: device.bearer, body: FACTS })
  expect(json.me).toBe(child)
  expect(
    (await ofChild(device)).map(([coverer, status, , canEnd]: unknown[]) => [coverer, status, canEnd]),
  ).toEqual([['own', 'ACTIVE', true]])
  expect(await ofChild(await world.anotherDevice(parent))).toEqual([])
})

test('who takes over their profile after midnight and before the job of that night is told like by the job, and once', async () => {
  world.clock.set('2026-03-09T09:00:00Z')
  const [parent, grown] = [await world.patient(), await world.patient({ firstName: null })]
  const facts = { ...FACTS, fullNameRu: 'Иванова Ева', birthday: '2008-03-10' }
  const child = await world.relative(
    parent.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { firstName: 'Ева', birthday: facts.birthday },
  )
  await world.db
    .insertInto('profile_phone')
    .values({ profile_id: child, phone: grown.phone, confirmed_at: null })
    .execute()
  await world.cover(parent, { code: 'of-family', coversFamily: true })
  world.clock.set('2026-03-09T21:00:30Z')
  const device = await world.anotherDevice(grown)
  const { json } = await world.call('POST', '/api/v2/my/profile', { bearer: device.bearer, body: facts })
  expect(json.me).toBe(child)
  const told = async (phone: string, what: string) =>
    (await at.sentTo(phone)).filter(text => text.includes(what)).length
  const toBoth = async () =>
    Promise.all([
      told(parent.phone, 'только для детей до 18 лет'),
      told(grown.phone, 'только для детей до 18 лет'),
      told(parent.phone, 'уже 18 лет'),
    ])
  expect(await toBoth()).toEqual([1, 1, 1])
  world.clock.set('2026-03-09T21:01:00Z')
  await comeOfAge(testServices(world))
  expect(await toBoth()).toEqual([1, 1, 1])
})
