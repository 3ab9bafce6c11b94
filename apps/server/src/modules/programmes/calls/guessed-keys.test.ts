import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { forgetWhoLeft } from '../public.ts'
import { CARD, insuredPatients, maria } from '../testing/insured-patients.ts'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db, clock } = world
const at = linkingWorld(world)
const { bringInFor, patientWith } = insuredPatients(world, at)
beforeEach(async () => {
  clock.set(WORLD_START)
  await at.clear()
})

const byCard = maria(`${CARD};`)
const codeOf = ({ json }: { json: { code?: string } }) => json?.code
/** Of another member of the insurer, so that its list is not empty. */
const another = '2;1;4810000000032;;;Петрова;Анна;01.02.1980;375291110000;'
const wrong = { contractNumber: 'ДМС-1' }

test("the key of a contract that is proved to be one's own, and does not cover yet, may be tried again and again", async () => {
  const who = await world.patient()
  const own = maria(`${CARD};`, { phone: who.phone, card: 'не действует' })
  await bringInFor(who, { members: [own] })
  const tried = []
  for (let n = 0; n < 6; n++) tried.push((await at.insurer(who, { barcode: CARD })).json)
  expect(tried.map(({ code }) => code)).toEqual(Array(6).fill('CODE_COVERER_CARD_INACTIVE'))
  expect(tried.at(-1).attributes).not.toHaveProperty('attemptsLeft')
  expect((await at.insurer(who, { contractNumber: 'ДМС-1' })).json).toMatchObject({
    code: 'INVALID_CONTRACT_KEY',
    attributes: { attemptsLeft: 4 },
  })
})

test('five wrong keys lock the account for an hour, however many come at once; the owner of a key is not locked out', async () => {
  const owner = await patientWith(byCard)
  const guesser = await world.patient()
  const guess = (n: number) => at.insurer(guesser, { contractNumber: `ДМС-${n}` })
  const tries = await Promise.all(Array.from({ length: 8 }, (_, n) => guess(n)))
  expect(tries.filter(tried => codeOf(tried) === 'INVALID_CONTRACT_KEY')).toHaveLength(5)
  const blocked = await at.insurer(guesser, { barcode: CARD })
  expect([blocked.status, blocked.json.code, blocked.json.attributes]).toEqual([
    423,
    'CONTRACT_KEY_BLOCKED',
    { retryAfter: 3600 },
  ])
  // The form of employers names the same reason: no code was asked for.
  expect(codeOf(await at.employer(guesser, 'maria@plant.by'))).toBe('CONTRACT_KEY_BLOCKED')
  expect((await at.insurer(owner, { barcode: CARD })).status).toBe(200)
})

test('each wrong key says how many may still be tried, and the last one when', async () => {
  const guesser = await patientWith(byCard)
  const keys = [
    { barcode: '4810000000019' },
    ...['1', '2', '3', '4'].map(n => ({ contractNumber: `ДМС-${n}` })),
  ]
  const said = []
  for (const key of keys) said.push((await at.insurer(guesser, key)).json)
  expect(said.map(({ attributes }) => attributes.attemptsLeft)).toEqual([4, 3, 2, 1, 0])
  expect(said.at(-1)).toMatchObject({ attributes: { key: 'NUMBER', retryAfter: 3600 } })
  expect(said[0].detail).toContain('Осталось 4 попытки.')
  expect((await at.insurer(guesser, { barcode: CARD })).json.detail).not.toMatch(/код/i)
})

test('the same wrong key with the same idempotency key is one attempt', async () => {
  const who = await patientWith(byCard)
  for (let time = 0; time < 7; time++) {
    expect(codeOf(await at.insurer(who, { contractNumber: 'ДМС-9' }, 'once'))).toBe('INVALID_CONTRACT_KEY')
  }
  expect(
    await db.selectFrom('coverage_attempt').where('account_id', '=', who.accountId).select('id').execute(),
  ).toHaveLength(1)
})

test.each([
  ['a card', `${CARD};`, { barcode: CARD }],
  ['a card whose check digit is wrong', '4810000000019;', { barcode: '4810000000019' }],
  ['a number', ';ДМС-200001/77', { contractNumber: 'ДМС-200001/77' }],
  ['a number without its suffix', ';ДМС-200001/77', { contractNumber: 'ДМС-200001' }],
])('%s of a programme that the person has left is no guess, and the answer says so', async (_, keys, key) => {
  const who = await patientWith(maria(keys))
  await at.insurer(who, key)
  await bringInFor(who, { members: [another] })
  const tried = []
  for (let n = 0; n < 6; n++) tried.push((await at.insurer(who, key)).json)
  expect(tried.map(({ code }) => code)).toEqual(Array(6).fill('NO_CARD_FROM_COVERER'))
  expect(tried.at(-1)).toMatchObject({ attributes: { programCaption: 'Щит' } })
  expect(tried.at(-1).attributes).not.toHaveProperty('attemptsLeft')
  expect((await at.insurer(who, wrong)).json.attributes).toMatchObject({ attemptsLeft: 4 })
})

test('a card that a stranger has left is answered as one that nobody has, and so is one’s own once it is forgotten', async () => {
  const owner = await patientWith(byCard)
  await bringInFor(owner, { members: [another] })
  const stranger = await world.patient({ firstName: 'Анна', birthday: '1990-05-17' })
  expect((await at.insurer(stranger, { barcode: CARD })).json).toMatchObject({
    code: 'INVALID_CONTRACT_KEY',
    attributes: { attemptsLeft: 4 },
  })
  clock.set('2026-04-03T06:00:00Z')
  await forgetWhoLeft(db, clock.now())
  expect(codeOf(await at.insurer(owner, { barcode: CARD }))).toBe('INVALID_CONTRACT_KEY')
})

test('the card of a contract that is gone is the own one for a month, and is forgotten then', async () => {
  const who = await patientWith(byCard)
  const { 'members.csv': _, ...withoutMembers } = insurer({ contracts: ['2;01.01.2026;;;да'] })
  await at.bringIn(withoutMembers)
  const { json } = await at.insurer(who, { barcode: CARD })
  expect(json.code).toBe('EXPIRED_CONTRACT')
  expect(json.attributes).not.toHaveProperty('attemptsLeft')
  clock.set('2026-04-03T06:00:00Z')
  expect(await forgetWhoLeft(db, clock.now())).toBe(1)
  expect(await db.selectFrom('programme_member').select('sealed').execute()).toEqual([{ sealed: '' }])
  expect(codeOf(await at.insurer(who, { barcode: CARD }))).toBe('INVALID_CONTRACT_KEY')
})

test('the own card of a programme that is switched off is no guess, and nothing is said of the programme', async () => {
  const who = await patientWith(byCard)
  await at.switchTo(false, 'shield')
  const { json } = await at.insurer(who, { barcode: CARD })
  expect(json).toMatchObject({ code: 'INVALID_CONTRACT_KEY', attributes: { key: 'BARCODE' } })
  expect(json.attributes).not.toHaveProperty('attemptsLeft')
  await at.switchTo(true, 'shield')
  expect((await at.insurer(who, { barcode: CARD })).json.coverage).toMatchObject({ status: 'ACTIVE' })
})

test('a card that the person has unlinked is linked again', async () => {
  const who = await patientWith(byCard)
  for (let time = 0; time < 7; time++) {
    const { json } = await at.insurer(who, { barcode: CARD })
    expect((await at.end(who, json.coverage.id)).status).toBe(204)
  }
  expect((await at.insurer(who, wrong)).json.attributes).toMatchObject({ attemptsLeft: 4 })
})
