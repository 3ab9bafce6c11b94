import { SECRET } from '@vizit/test-kit/world/secret.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmeKeys } from '../public.ts'
import { baseHash, numberHash } from '../sealing/sealed-member.ts'
import { CARD, insuredPatients, maria, PHONE } from '../testing/insured-patients.ts'
import { insurer, linkingWorld } from '../testing/linking-world.ts'

const world = await testWorld()
const { db } = world
const at = linkingWorld(world)
const { bringInFor, patientWith } = insuredPatients(world, at)
beforeEach(at.clear)

const byCard = maria(`${CARD};`)
const codeOf = ({ json }: { json: { code?: string } }) => json?.code

test('a card is linked by its barcode, with the phone of the contract', async () => {
  const who = await patientWith(byCard)
  const { status, json } = await at.insurer(who, { barcode: '4810 0000 0001 8' })
  expect([status, json.request]).toEqual([200, null])
  expect(json.coverage).toMatchObject({ coverer: 'shield', kind: 'INSURER', status: 'ACTIVE', canEnd: true })
  const { json: profile } = await world.call('GET', '/api/v2/my/profile', who)
  expect(profile.userType).toBe('INSURER_PROGRAM')
  expect((await at.insurer(who, { barcode: CARD })).json.coverage.id).toBe(json.coverage.id)
})

test('a coverage that is over gives way to a new card, and both are in the history of the patient', async () => {
  const who = await patientWith(byCard)
  const former = (await at.insurer(who, { barcode: CARD })).json.coverage.id
  const renewed = `2;2;4810000000032;;;Иванова;Мария;15.06.1985;${PHONE};`
  const contracts = ['1;01.01.2026;01.03.2026;;', '2;02.03.2026;;;']
  await bringInFor(who, { members: [byCard, renewed], contracts })
  const { json } = await at.insurer(who, { barcode: '4810000000032' })
  expect(json.coverage).toMatchObject({ status: 'ACTIVE' })
  const acts = await db
    .selectFrom('audit')
    .select(['action', 'subject', 'account_id'])
    .where('profile_id', '=', who.profileId)
    .where('action', 'like', 'coverage-%')
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { action: 'coverage-linked', subject: former, account_id: who.accountId },
    { action: 'coverage-ended', subject: former, account_id: null },
    { action: 'coverage-linked', subject: json.coverage.id, account_id: who.accountId },
  ])
})

test('a number is linked by its suffix, which comes by SMS to the phone of the contract', async () => {
  const who = await world.patient()
  const number = ';ДМС-200001/77'
  const other = '2;2;;ДМС-200001/78;;Петров;Пётр;01.01.1980;375291110000;'
  await at.bringIn(insurer({ members: [maria(number, { phone: who.phone, contract: '2' }), other] }))
  const asked = await at.insurer(who, { contractNumber: 'дмс-200001' })
  expect([asked.status, asked.json.coverage]).toEqual([200, null])
  expect(asked.json.request).toMatchObject({ waitsFor: 'SUFFIX', resendAfter: 61 })
  expect(asked.json.request.sentTo).toContain(who.phone.slice(-2))
  expect(await at.sentTo(who.phone)).toEqual([expect.stringContaining('после черты: 77')])
  const wrong = await at.confirmInsurer(who, '78')
  expect(wrong.json).toMatchObject({ code: 'INVALID_CODE', attributes: { attemptsLeft: 4 } })
  expect((await at.confirmInsurer(who, 'ДМС-200001/77')).json.coverage).toMatchObject({ status: 'ACTIVE' })
  expect(codeOf(await at.confirmInsurer(who, '!'))).toBe('INVALID_ARGUMENT')
})

test('a whole number with its suffix needs no SMS', async () => {
  const who = await world.patient()
  await at.bringIn(insurer({ members: [maria(';ДМС-200001/77', { phone: who.phone, contract: '2' })] }))
  const linked = await at.insurer(who, { contractNumber: 'ДМС-200001/77' })
  expect(linked.json.coverage).toMatchObject({ status: 'ACTIVE' })
  expect(await at.sentTo(who.phone)).toEqual([])
})

test.each(['ДМС200001/77', 'ДМС 200001/77'])(
  'a number that the insurer lists as %s is linked as the card has it',
  async listed => {
    for (const contractNumber of ['ДМС-200001/77', 'дмс200001/77']) {
      const who = await world.patient()
      await at.clear()
      await bringInFor(who, { members: [maria(`;${listed}`, { contract: '2' })] })
      expect((await at.insurer(who, { contractNumber })).json.coverage).toMatchObject({ status: 'ACTIVE' })
    }
  },
)

test('a number that was imported before its hyphen was read is found, with its suffix and without it', async () => {
  const keys = programmeKeys(SECRET)
  const written = { number: 'ДМС200001', suffix: '77' }
  for (const contractNumber of ['ДМС-200001/77', 'ДМС200001']) {
    const who = await world.patient()
    await at.clear()
    await bringInFor(who, { members: [maria(';ДМС-200001/77', { contract: '2' })] })
    await db
      .updateTable('programme_member')
      .set({ number_hash: numberHash(keys, written), base_hash: baseHash(keys, written) })
      .where('programme_code', '=', 'shield')
      .execute()
    expect((await at.insurer(who, { contractNumber })).status).toBe(200)
  }
})

test('whoever links a number does not wait until the coverer has changed others of the contract', async () => {
  const who = await world.patient()
  const other = '2;2;;ДМС-200001/78;;Петров;Пётр;01.01.1980;375291110000;'
  await bringInFor(who, { members: [maria(';ДМС-200001/77', { contract: '2' }), other] })
  await db.transaction().execute(async changing => {
    await changing.selectFrom('programme_member').select('id').where('code', '=', '2').forUpdate().execute()
    expect((await at.insurer(who, { contractNumber: 'ДМС-200001' })).json.request).toMatchObject({
      waitsFor: 'SUFFIX',
    })
  })
})

test('the SMS is not sent twice a minute', async () => {
  const who = await world.patient()
  await at.bringIn(insurer({ members: [maria(';ДМС-200001/77', { phone: who.phone, contract: '2' })] }))
  await at.insurer(who, { contractNumber: 'ДМС-200001' })
  expect(codeOf(await at.insurer(who, { contractNumber: 'ДМС-200001' }))).toBe('INVALID_STATE')
  expect(await at.sentTo(who.phone)).toHaveLength(1)
})

const refusals: [string, string, object][] = [
  ['INVALID_CONTRACT_KEY', byCard, { barcode: '4810000000025' }],
  ['INVALID_CONTRACT_KEY', byCard, { contractNumber: 'ДМС-1' }],
  ['INCORRECT_CONTRACT_CODE', byCard, { barcode: '4810000000019' }],
  ['INCORRECT_CONTRACT_CODE', byCard, { barcode: '481000000001' }],
  ['INVALID_CONTRACT_KEY', `1;1;${CARD};;;Петров;Пётр;01.01.1980;375291110000;`, { barcode: CARD }],
  ['CONTRACT_MISSMATCH', `1;1;${CARD};;;Иванова;Мария;01.01.1980;;`, { barcode: CARD }],
  ['CONTRACT_MISSMATCH', `1;1;${CARD};;;Петрова;Мария;15.06.1985;;`, { barcode: CARD }],
  ['CONTRACT_PHONE_MISMATCH', maria(`${CARD};`, { phone: '375291110000' }), { barcode: CARD }],
  ['EXPIRED_CONTRACT', maria(`${CARD};`, { contract: 'old' }), { barcode: CARD }],
  ['NO_CARD_FROM_COVERER', maria(`${CARD};`, { card: 'нет' }), { barcode: CARD }],
  ['CODE_COVERER_CARD_INACTIVE', maria(`${CARD};`, { card: 'не действует' }), { barcode: CARD }],
  ['CONTRACT_IS_NOT_SYNCHRONIZED', `1;1;${CARD};;;;;;;`, { barcode: CARD }],
]

test.each(refusals)('%s: %s', async (refusal, member, key) => {
  const who = await patientWith(member)
  const refused = await at.insurer(who, key)
  expect(codeOf(refused)).toBe(refusal)
  expect(refused.json.detail).not.toContain('{{')
  expect(await db.selectFrom('coverage').select('id').execute()).toEqual([])
})

test('a barcode and a number together are one key too many, none is one too few', async () => {
  const who = await patientWith(byCard)
  const fieldsOf = async (body: object) => (await at.insurer(who, body)).json.attributes.fields
  expect(await fieldsOf({ barcode: CARD, contractNumber: 'ДМС-1' })).toEqual([
    { path: 'contractNumber', problem: 'unexpected' },
  ])
  expect(await fieldsOf({})).toEqual([{ path: 'barcode', problem: 'required' }])
})

test('a contract that is not signed sends to the HR manager', async () => {
  const who = await world.patient()
  await bringInFor(who, { members: [byCard], contracts: ['1;01.01.2026;;нет;'] })
  const refused = await at.insurer(who, { barcode: CARD })
  expect(refused.json.code).toBe('CONTRACT_NOT_READY')
  expect(refused.json.detail).toContain('отдел кадров')
})

test('a card that a stranger has is answered as one that nobody has', async () => {
  const who = await patientWith(`1;1;${CARD};;;Петров;Пётр;01.01.1980;375291110000;не действует`)
  const [taken, free] = [
    await at.insurer(who, { barcode: CARD }),
    await at.insurer(who, { barcode: '4810000000025' }),
  ]
  expect(taken.json).toMatchObject({ code: 'INVALID_CONTRACT_KEY', attributes: { attemptsLeft: 4 } })
  expect({ ...taken.json, attributes: {}, detail: '' }).toEqual({ ...free.json, attributes: {}, detail: '' })
  expect(free.json.attributes).toEqual({ ...taken.json.attributes, attemptsLeft: 3 })
})

test('a programme is compared with the account, so that its profile is filled in first', async () => {
  const who = await world.patient({ firstName: null, birthday: null })
  await bringInFor(who, { members: [byCard] })
  const refused = await at.insurer(who, { barcode: CARD })
  expect(refused.json).toMatchObject({ code: 'PROFILE_MISSING' })
  expect((await at.insurer(who, { barcode: '4810000000025' })).json).toEqual(refused.json)
  expect(refused.json.attributes.missing).toContain('birthday')
})

test('a child is covered by a key of its own, and only by those who may edit it', async () => {
  const who = await world.patient()
  const child = await world.relative(
    who.accountId,
    { relKind: 'CHILD', level: 'EDIT_PROFILE' },
    { firstName: 'Пётр', birthday: '2018-05-01' },
  )
  const seen = await world.relative(who.accountId, { relKind: 'CHILD', level: 'GRANT' })
  await at.bringIn(insurer({ members: [`1;1;${CARD};;;Иванова;Пётр;01.05.2018;${who.phone};`] }))
  expect(codeOf(await at.insurer(who, { barcode: CARD, profileId: seen }))).toBe('NOT_FOUND')
  const linked = await at.insurer(who, { barcode: CARD, profileId: child })
  expect(linked.json.coverage).toMatchObject({ profileId: child, fullNameRu: 'Иванова Пётр', canEnd: true })
  await at.bringIn(insurer({ members: [], contracts: ['1;01.01.2026;;;'] }))
  expect((await at.sentTo(who.phone))[0]).toContain('Пётр: программа «Щит» больше не действует')
})

test('of two profiles of an account that link the same card at once one wins', async () => {
  const who = await patientWith(byCard)
  const twin = { firstName: 'Мария', birthday: '1985-06-15' }
  const other = await world.relative(who.accountId, { relKind: 'CHILD', level: 'EDIT_PROFILE' }, twin)
  const done = await Promise.all([
    at.insurer(who, { barcode: CARD }),
    at.insurer(who, { barcode: CARD, profileId: other }),
  ])
  expect(done.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await db.selectFrom('coverage').select('id').execute()).toHaveLength(1)
})

test('one key must be given', async () => {
  const who = await world.patient()
  for (const body of [{}, { barcode: CARD, contractNumber: 'ДМС-1' }, { contractNumber: 'ДМС' }])
    expect(codeOf(await at.insurer(who, body))).toBe('INVALID_ARGUMENT')
})
