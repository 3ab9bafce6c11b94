import { DAY_MS } from '@vizit/domain/time/day.ts'
import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { comeOfAge } from '../../family/public.ts'
import { CARD, insuredPatients, maria } from '../testing/insured-patients.ts'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db, clock } = world
const at = linkingWorld(world)
const { bringInFor, patientWith } = insuredPatients(world, at)
const { removeChild } = familyActs(world.call)
beforeEach(async () => {
  clock.set(WORLD_START)
  await db.deleteFrom('coverage_request').execute()
  await at.clear()
})

const byCard = maria(`${CARD};`)
const codeOf = ({ json }: { json: { code?: string } }) => json?.code

test('a card whose phone the insurer has not told waits for it: a card alone proves nobody', async () => {
  const who = await patientWith(maria(`${CARD};`, { phone: '' }))
  const asked = await at.insurer(who, { barcode: CARD })
  expect(codeOf(asked)).toBe('CONTRACT_IS_NOT_SYNCHRONIZED')
  expect(await db.selectFrom('coverage').select('id').execute()).toEqual([])
  await bringInFor(who, { members: [byCard] })
  await at.retry()
  expect((await at.list(who)).coverages).toMatchObject([{ status: 'ACTIVE' }])
})

test('a number waits on while its phone is not told, and no run lasts for ever', async () => {
  const who = await world.patient()
  const number = ';ДМС-200001/77'
  await at.bringIn(insurer({ members: [maria(number, { contract: '2', phone: '' })] }))
  expect(codeOf(await at.insurer(who, { contractNumber: 'ДМС-200001' }))).toBe('CONTRACT_IS_NOT_SYNCHRONIZED')
  const [request] = await db.selectFrom('coverage_request').selectAll().execute()
  const others = await Promise.all(Array.from({ length: 60 }, () => world.patient()))
  for (const { accountId, profileId } of others)
    await db
      .insertInto('coverage_request')
      .values({
        ...requireValue(request),
        id: crypto.randomUUID(),
        account_id: accountId,
        profile_id: profileId,
      })
      .execute()
  await at.retry()
  expect((await at.list(who)).requests).toMatchObject([{ waitsFor: 'DATA' }])
  await at.bringIn(insurer({ members: [maria(number, { contract: '2', phone: who.phone })] }))
  await at.retry()
  expect((await at.list(who)).coverages).toMatchObject([{ status: 'ACTIVE' }])
})

test('a phone that never comes is waited for for 30 days, however often it is tried', async () => {
  const who = await patientWith(maria(`${CARD};`, { phone: '' }))
  await at.insurer(who, { barcode: CARD })
  for (const days of [1, 29]) {
    clock.set(new Date(Date.parse(WORLD_START) + days * DAY_MS).toISOString())
    await at.retry()
    expect((await at.list(who)).requests).toMatchObject([{ waitsFor: 'DATA' }])
  }
  clock.set(new Date(Date.parse(WORLD_START) + 31 * DAY_MS).toISOString())
  await at.retry()
  expect((await at.list(who)).requests).toMatchObject([
    { waitsFor: 'NOTHING', refusal: 'CONTRACT_IS_NOT_SYNCHRONIZED' },
  ])
})

test('while a programme is switched off its requests wait, and nobody is told that they were refused', async () => {
  const who = await patientWith(`1;1;${CARD};;;;;;;`)
  await at.insurer(who, { barcode: CARD })
  await at.switchTo(false, 'shield')
  await bringInFor(who, { members: [byCard] })
  await at.retry()
  expect((await at.list(who)).requests).toMatchObject([{ waitsFor: 'DATA' }])
  expect(await at.sentTo(who.phone)).toEqual([])
  await at.switchTo(true, 'shield')
  await at.retry()
  expect((await at.list(who)).coverages).toMatchObject([{ status: 'ACTIVE' }])
})

const CHILD = { relKind: 'CHILD', level: 'EDIT_PROFILE' } as const
const child = (phone: string) => `7;1;4810000000032;;;Иванова;Пётр;01.05.2018;${phone};`

/** A parent who has asked for the child's own card, of which the insurer has sent nothing yet; and the child's other parent. */
async function parentWhoWaits(birthday = '2018-05-01') {
  const [parent, other] = [await world.patient(), await world.patient()]
  const profileId = await world.relative(parent.accountId, CHILD, { firstName: 'Пётр', birthday })
  await world.relate(other.accountId, profileId, CHILD)
  await at.bringIn(insurer({ members: ['7;1;4810000000032;;;;;;;'] }))
  const asked = await at.insurer(parent, { barcode: '4810000000032', profileId })
  expect(codeOf(asked)).toBe('CONTRACT_IS_NOT_SYNCHRONIZED')
  return { parent, other, profileId }
}

test('a child that left the family meanwhile is not linked by its former parent, and others do not wait for it', async () => {
  const { parent, other, profileId } = await parentWhoWaits()
  expect((await removeChild(parent, profileId)).status).toBe(204)
  const who = await world.patient()
  const nobody = `1;1;${CARD};;;;;;;`
  await at.bringIn(insurer({ members: [nobody, '7;1;4810000000032;;;;;;;'] }))
  await at.insurer(who, { barcode: CARD })
  await bringInFor(who, { members: [byCard, child(parent.phone)] })
  await at.retry()
  expect((await at.list(who)).coverages).toMatchObject([{ status: 'ACTIVE' }])
  expect((await at.list(other)).coverages).toEqual([])
  expect(
    await db.selectFrom('coverage_request').select('id').where('closed_at', 'is', null).execute(),
  ).toEqual([])
  expect(await at.sentTo(parent.phone)).toEqual([])
})

test('a child that is 18 meanwhile is not linked by a parent', async () => {
  const { parent, profileId } = await parentWhoWaits('2008-03-10')
  clock.set('2026-03-10T06:00:00Z')
  await comeOfAge(testServices(world))
  const grown = `7;1;4810000000032;;;Иванова;Пётр;10.03.2008;${parent.phone};`
  await at.bringIn(insurer({ members: [grown] }))
  await at.retry()
  expect(await at.list(parent)).toMatchObject({ coverages: [], requests: [] })
  const covered = await db.selectFrom('coverage').select('id').where('profile_id', '=', profileId).execute()
  expect(covered).toEqual([])
})

test('the suffix of a child that left the family says that the code is over, and signs nobody out', async () => {
  const [parent, other] = [await world.patient(), await world.patient()]
  const profileId = await world.relative(parent.accountId, CHILD, {
    firstName: 'Пётр',
    birthday: '2018-05-01',
  })
  await world.relate(other.accountId, profileId, CHILD)
  const row = `7;2;;ДМС-200001/77;;Иванова;Пётр;01.05.2018;${parent.phone};`
  await at.bringIn(insurer({ members: [row] }))
  const asked = await at.insurer(parent, { contractNumber: 'ДМС-200001', profileId })
  expect(asked.json.request).toMatchObject({ waitsFor: 'SUFFIX' })
  expect((await removeChild(parent, profileId)).status).toBe(204)
  expect(await at.confirmInsurer(parent, '77')).toMatchObject({
    status: 410,
    json: { code: 'COVERAGE_REQUEST_OVER' },
  })
  expect(requireValue(await at.list(other)).coverages).toEqual([])
})
