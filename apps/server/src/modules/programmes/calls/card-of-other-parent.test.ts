import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { CARD } from '../testing/insured-patients.ts'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db } = world
const at = linkingWorld(world)
beforeEach(at.clear)

const ofParent = { relKind: 'CHILD', level: 'EDIT_PROFILE' } as const
const wrong = { contractNumber: 'ДМС-1' }

/** Two parents of Пётр; the contract of his own insurance has the phone of the mother. */
async function parents(keys = `1;1;${CARD};`, card = '') {
  const [mother, father] = await world.patients(2)
  if (!mother || !father) throw new Error('two patients')
  const child = await world.relative(mother.accountId, ofParent, {
    firstName: 'Пётр',
    birthday: '2018-05-01',
  })
  await world.relate(father.accountId, child, ofParent)
  const member = (state: string) => `${keys};;Иванова;Пётр;01.05.2018;${mother.phone};${state}`
  const bringIn = (state: string) => at.bringIn(insurer({ members: [member(state)] }))
  await bringIn(card)
  return { mother, father, child, bringIn }
}
const attemptsOf = ({ accountId }: { accountId: string }) =>
  db.selectFrom('coverage_attempt').where('account_id', '=', accountId).select('kind').execute()

test.each([
  ['card', `1;1;${CARD};`, { barcode: CARD }],
  ['number', '1;1;;ДМС-200001', { contractNumber: 'ДМС-200001' }],
])(
  'the other parent who links the same %s of a child is told that it is linked, and nothing is counted',
  async (_, keys, key) => {
    const { mother, father, child } = await parents(keys)
    const first = await at.insurer(mother, { ...key, profileId: child })
    expect(first.json).toMatchObject({ coverage: { profileId: child, status: 'ACTIVE' } })
    expect(first.json).not.toHaveProperty('wasLinked')
    for (let time = 0; time < 6; time++) {
      const { status, json } = await at.insurer(father, { ...key, profileId: child })
      expect([status, json.wasLinked, json.coverage.id]).toEqual([200, true, first.json.coverage.id])
    }
    expect(await attemptsOf(father)).toEqual([])
    expect((await at.insurer(father, wrong)).json.attributes).toMatchObject({ attemptsLeft: 4 })
  },
)

test('a number without the suffix that is linked sends no SMS to the phone of the first parent', async () => {
  const { mother, father, child } = await parents('1;2;;ДМС-200001/77')
  await at.insurer(mother, { contractNumber: 'ДМС-200001/77', profileId: child })
  const { json } = await at.insurer(father, { contractNumber: 'ДМС-200001', profileId: child })
  expect(json).toMatchObject({ wasLinked: true, coverage: { profileId: child } })
  expect(await at.sentTo(mother.phone)).toEqual([])
})

test('before the first parent has linked the card, or after, the other one learns of a foreign card as anybody', async () => {
  const { mother, father, child } = await parents()
  const asked = () => at.insurer(father, { barcode: CARD, profileId: child })
  expect((await asked()).json).toMatchObject({
    code: 'CONTRACT_PHONE_MISMATCH',
    attributes: { attemptsLeft: 4 },
  })
  const { json } = await at.insurer(mother, { barcode: CARD, profileId: child })
  expect((await asked()).status).toBe(200)
  // For himself the card of the child is a stranger's.
  expect((await at.insurer(father, { barcode: CARD })).json.attributes).toMatchObject({ attemptsLeft: 3 })
  await at.end(mother, json.coverage.id)
  expect((await asked()).json).toMatchObject({
    code: 'CONTRACT_PHONE_MISMATCH',
    attributes: { attemptsLeft: 2 },
  })
})

test('both parents at once link one coverage, and whoever comes second is shown it', async () => {
  const { mother, father, child } = await parents()
  const key = { barcode: CARD, profileId: child }
  await Promise.all([at.insurer(mother, key), at.insurer(father, key)])
  expect(await db.selectFrom('coverage').select('id').execute()).toHaveLength(1)
  expect((await at.insurer(father, key)).json.wasLinked).toBe(true)
})

test('a linked card that the insurer has stopped is told to both parents alike, and is no guess', async () => {
  const { mother, father, child, bringIn } = await parents()
  const key = { barcode: CARD, profileId: child }
  await at.insurer(mother, key)
  await bringIn('не действует')
  const told = [await at.insurer(mother, key), await at.insurer(father, key)]
  expect(told.map(({ json }) => json.code)).toEqual(Array(2).fill('CODE_COVERER_CARD_INACTIVE'))
  expect(await attemptsOf(father)).toEqual([])
})
