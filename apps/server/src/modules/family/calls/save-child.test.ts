import { familyActs } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { addChild, saveChild, joinBy, grant } = familyActs(world.call)
const parent = async () => {
  const anna = await world.patient()
  const { json } = await addChild(anna, {
    fullNameRu: `Рысь Ян`,
    consentReceived: false,
    isAnotherPerson: true,
  })
  return { anna, _id: json.data.family[1].profileId as string }
}

test('named fields are changed, the others stay', async () => {
  const { anna, _id } = await parent()
  const { status, json } = await saveChild(anna, {
    _id,
    fullNameRu: 'де Витт Ян',
    lastName: 'де Витт',
    firstName: 'Ян',
    phone: '+375 (29) 700-00-01',
  })
  expect(status).toBe(200)
  expect(json.data.family[1].profile).toMatchObject({
    fullNameRu: 'де Витт Ян',
    lastName: 'де Витт',
    birthday: '2018-05-01',
    sex: 'MALE',
    phone: '375297000001',
    consentReceived: false,
  })
  const { json: later } = await saveChild(anna, { _id, sex: 'FEMALE', phone: null })
  expect(later.data.family[1].profile).toMatchObject({ fullNameRu: 'де Витт Ян', sex: 'FEMALE', phone: null })
})

test('the consent for a child is recorded once, and allows booking', async () => {
  const { anna, _id } = await parent()
  const { slots } = await world.doctor()
  if (!slots[0]) throw new Error('a slot')
  const booking = { bearer: anna.bearer, profileId: _id }
  expect((await world.book(booking, slots[0])).json.code).toBe('CONSENT_REQUIRED')
  const { json } = await saveChild(anna, { _id, consentReceived: true })
  const { consentReceivedAt } = json.data.family[1].profile
  world.clock.set('2026-03-02T06:10:00Z')
  const again = await saveChild(anna, { _id, consentReceived: true })
  expect(again.json.data.family[1].profile).toMatchObject({ consentReceived: true, consentReceivedAt })
  expect((await world.book(booking, slots[0])).status).toBe(201)
  const audited = await world.db
    .selectFrom('audit')
    .select('action')
    .where('profile_id', '=', _id)
    .orderBy('id')
    .execute()
  expect(audited.map(({ action }) => action)).toEqual(['child-added', 'consent-given', 'visit-booked'])
})

test('a birthday can be corrected until the first visit, later only by support, because rights depend on it', async () => {
  const { anna, _id } = await parent()
  expect((await saveChild(anna, { _id, birthday: '2018-05-02', consentReceived: true })).status).toBe(200)
  const { slots } = await world.doctor()
  if (!slots[1]) throw new Error('a slot')
  await world.book({ bearer: anna.bearer, profileId: _id }, slots[1])
  const { json } = await saveChild(anna, { _id, birthday: '2024-05-02' })
  expect(json.attributes.fields).toEqual([{ path: 'birthday', problem: 'support-only' }])
  expect((await saveChild(anna, { _id, birthday: '2018-05-02', sex: 'FEMALE' })).status).toBe(200)
})

test.each([
  ['an adult’s birthday', { birthday: '2008-03-02' }, 'INVALID_ARGUMENT'],
  ['a part of the name without the whole', { firstName: 'Ян' }, 'INVALID_ARGUMENT'],
  ['half a name', { fullNameRu: 'Ян' }, 'INVALID_ARGUMENT'],
  ['a foreign phone', { phone: '+79161234567' }, 'INCORRECT_PHONE_NUMBER'],
])('%s is refused', async (_case, facts, code) => {
  const { anna, _id } = await parent()
  expect((await saveChild(anna, { _id, ...facts })).json.code).toBe(code)
})

test('without EDIT_PROFILE, and for strangers, the child is not found', async () => {
  const { anna, _id } = await parent()
  const [granny, eve] = await world.patients(2)
  if (!granny || !eve) throw new Error('two patients')
  await joinBy(granny, anna, 'PARENT')
  await grant(anna, { profileId: granny.profileId, level: 'VIEW_REPORTS_TESTS', forProfileId: _id })
  // A grandparent may not edit a grandchild, even with all access levels granted.
  for (const who of [granny, eve])
    expect((await saveChild(who, { _id, sex: 'FEMALE' })).json.code).toBe('NOT_FOUND')
  expect((await saveChild(anna, { _id: anna.profileId, sex: 'MALE' })).json.code).toBe('NOT_FOUND')
})
