import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const CHILD = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
const { covers, coveredPatient, used, doctor } = programmesToBook(world)

test('the programme pays its share of the price, and the visit says so wherever it is read', async () => {
  const { assignmentId, slot } = await doctor()
  const serviceId = await world.service(assignmentId, { price: 90.5 })
  const { code, patient } = await coveredPatient({ share: 80 })
  const booked = await world.book(patient, { ...slot(0), serviceId, programId: code })
  expect(booked).toMatchObject({
    status: 201,
    json: { covererCode: code, covererShare: 80, paymentMethod: 'programme', price: 90.5 },
  })
  const { future } = (await world.visits(patient)).json
  expect(future).toMatchObject([{ covererCode: code, covererShare: 80, paymentMethod: 'programme' }])
  expect(await used(code)).toBe(1)
})

test('without a programme the patient pays, covered or not', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient()
  const { json } = await world.book(patient, slot(0))
  expect(json).toMatchObject({ covererCode: null, covererShare: null, paymentMethod: 'own' })
  expect(await used(code)).toBe(0)
})

test('a programme of nobody in the family is refused, and nothing is booked', async () => {
  const { slot } = await doctor()
  const patient = await world.patient()
  const refused = await world.book(patient, { ...slot(0), programId: 'unknown' }, { key: 'one' })
  expect(refused).toMatchObject({
    status: 422,
    json: { code: 'NOT_IN_PROGRAMME', attributes: { programId: 'unknown', reason: 'person' } },
  })
  // Own expenses are booked with the same key: a refused booking does not store it.
  expect((await world.book(patient, slot(0), { key: 'one' })).status).toBe(201)
})

test('a programme that ends before the day of the visit does not pay for it, though it covers today', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({}, { endsOn: '2026-03-02' })
  const refused = await world.book(patient, { ...slot(0), programId: code })
  expect(refused.json).toMatchObject({
    ...{ code: 'NOT_IN_PROGRAMME', attributes: { reason: 'ended', date: '2026-03-02' } },
  })
})

test('a programme that begins after the day of the visit says from when it pays; one that is over, since when it does not', async () => {
  const { slot } = await doctor()
  const begins = await coveredPatient({}, { activatesOn: '2026-03-04' })
  const refused = await world.book(begins.patient, { ...slot(0), programId: begins.code })
  expect(refused.json.attributes).toMatchObject({ reason: 'not-begun', date: '2026-03-04' })
  const over = await coveredPatient({}, { endsOn: '2026-03-01' })
  const { json } = await world.book(over.patient, { ...slot(0), programId: over.code })
  expect(json.attributes).toMatchObject({ reason: 'over', date: '2026-03-02' })
})

test('a child who is 18 on the day of the visit is told so, with the birthday; a spouse’s card that the coverer has stopped is told too', async () => {
  const { slot } = await doctor()
  const { code, patient, memberId } = await coveredPatient()
  await world.db.updateTable('programme').set({ covers_family: true }).where('code', '=', code).execute()
  const child = await world.relative(patient.accountId, CHILD, { birthday: '2008-03-03' })
  const paid = { ...slot(0), programId: code }
  const grown = await world.book({ ...patient, profileId: child }, paid)
  expect(grown.json).toMatchObject({
    ...{ code: 'NOT_IN_PROGRAMME', attributes: { reason: 'grown-up', date: '2026-03-03' } },
  })
  const spouse = await world.relative(patient.accountId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
  await world.db
    .updateTable('programme_member')
    .set({ card: 'INACTIVE' })
    .where('id', '=', memberId)
    .execute()
  for (const profileId of [patient.profileId, spouse])
    expect((await world.book({ ...patient, profileId }, paid)).json.attributes.reason).toBe('suspended')
})

test('a programme that begins on the day of the visit pays for it, though it does not cover today', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({}, { activatesOn: '2026-03-03' })
  expect((await world.book(patient, { ...slot(0), programId: code })).status).toBe(201)
})

test('what the programme excludes is refused as the visit, and the coverer is named', async () => {
  const { assignmentId, slot } = await doctor()
  const serviceId = await world.service(assignmentId)
  const { code, patient } = await coveredPatient()
  await covers({ code, serviceId, excluded: true })
  const refused = await world.book(patient, { ...slot(0), serviceId, programId: code })
  expect(refused.json).toMatchObject({
    code: 'NOT_IN_PROGRAMME',
    attributes: { programId: code, programCaption: `Программа ${code}`, reason: 'visit' },
  })
  expect((await world.book(patient, { ...slot(0), programId: code })).status).toBe(201)
})

test('an option that the clinic names for the programme is covered where the coverer says nothing', async () => {
  const { assignmentId, slot } = await doctor()
  const serviceId = await world.service(assignmentId)
  const patient = await world.patient()
  await world.cover(patient, { code: 'named-by-clinic' })
  const serviceOptionId = await world.serviceOption(serviceId, { covererCodes: ['named-by-clinic'] })
  await world.serviceOption(serviceId)
  const paid = { ...slot(0), serviceId, programId: 'named-by-clinic' }
  expect((await world.book(patient, paid)).json.code).toBe('NOT_IN_PROGRAMME')
  expect((await world.book(patient, { ...paid, serviceOptionId })).json).toMatchObject({ covererShare: 100 })
})

test('a limit counts visits of its period, and a cancelled visit is given back', async () => {
  const { slot } = await doctor()
  const april = await doctor({ from: '2026-04-01T06:00:00Z' })
  const { code, patient } = await coveredPatient({ visits: 1, period: 'MONTH' })
  const first = await world.book(patient, { ...slot(0), programId: code })
  const refused = await world.book(patient, { ...slot(1), programId: code })
  expect(refused).toMatchObject({
    status: 409,
    json: {
      code: 'PROGRAMME_LIMIT_REACHED',
      attributes: { limit: 'Консультации врачей', visits: 1, period: 'MONTH', renewsOn: '2026-04-01' },
    },
  })
  expect((await world.book(patient, { ...april.slot(0), programId: code })).status).toBe(201)
  await world.cancel(patient, first.json.orderId)
  expect((await world.book(patient, { ...slot(2), programId: code })).status).toBe(201)
})

test('a covered visit is cancelled with the code of its coverer alone, and by a client that names none', async () => {
  const { code, patient } = await coveredPatient({ visits: 1 })
  const { slot } = await doctor()
  const book = async () => (await world.book(patient, { ...slot(0), programId: code })).json.orderId as string
  const first = await book()
  for (const wrong of ['', 'another-coverer']) {
    const refused = await world.cancel(patient, first, `?covererCode=${wrong}`)
    expect([refused.status, refused.json.code]).toEqual([404, 'NOT_FOUND'])
  }
  expect(await used(code)).toBe(1)
  expect((await world.cancel(patient, first, `?covererCode=${code}`)).status).toBe(204)
  // The limit of one visit is given back each time.
  expect((await world.cancel(patient, await book())).status).toBe(204)
  expect(await used(code)).toBe(0)
})

test('a missed visit counts in its limit', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  const first = await world.book(patient, { ...slot(0), programId: code })
  await world.db.updateTable('visit').set({ status: 'missed' }).where('id', '=', first.json.orderId).execute()
  expect((await world.book(patient, { ...slot(1), programId: code })).json.code).toBe(
    'PROGRAMME_LIMIT_REACHED',
  )
})

test("a child has a limit of its own by a parent's programme", async () => {
  const { slot } = await doctor({ slots: 6 })
  const { code, patient } = await coveredPatient({ visits: 1 })
  await world.db.updateTable('programme').set({ covers_family: true }).where('code', '=', code).execute()
  const profileId = await world.relative(patient.accountId, CHILD, { birthday: '2018-05-01' })
  const child = { ...patient, profileId }
  expect((await world.book(patient, { ...slot(0), programId: code })).status).toBe(201)
  expect((await world.book(child, { ...slot(1), programId: code })).status).toBe(201)
  expect((await world.book(child, { ...slot(2), programId: code })).json.code).toBe('PROGRAMME_LIMIT_REACHED')
})

test.each([
  ['2008-03-03', 422],
  ['2008-03-04', 201],
])(
  "a child of a family's programme who was born on %s is covered on 3 March 2026 or not: %s",
  async (birthday, status) => {
    const { slot } = await doctor()
    const { code, patient } = await coveredPatient()
    await world.db.updateTable('programme').set({ covers_family: true }).where('code', '=', code).execute()
    const profileId = await world.relative(patient.accountId, CHILD, { birthday })
    expect((await world.book({ ...patient, profileId }, { ...slot(0), programId: code })).status).toBe(status)
  },
)

test('a repeated request gets the first answer, though the limit is used up by it', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  const paid = { ...slot(0), programId: code }
  const [one, two] = await Promise.all(['same', 'same'].map(key => world.book(patient, paid, { key })))
  expect([one?.status, two?.status]).toEqual([201, 201])
  expect(two?.json).toEqual(one?.json)
  expect((await world.book(patient, paid, { key: 'same' })).json).toEqual(one?.json)
  expect(await used(code)).toBe(1)
})

test('the same booking from another tab gets the visit that has used the limit up', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1 })
  const paid = { ...slot(0), programId: code }
  const first = await world.book(patient, paid, { key: 'one-tab' })
  const second = await world.book(patient, paid, { key: 'another-tab' })
  expect(second).toMatchObject({ status: 201, json: { orderId: first.json.orderId } })
})

test('a programme that the coverer has ended while the form was open is refused, and the time stays held for own expenses', async () => {
  const { slot } = await doctor()
  const { code, patient, memberId } = await coveredPatient()
  await world.hold(patient, slot(0))
  await world.db
    .updateTable('programme_member')
    .set({ removed_at: world.clock.now() })
    .where('id', '=', memberId)
    .execute()
  const refused = await world.book(patient, { ...slot(0), programId: code })
  expect(refused.json).toMatchObject({ code: 'NOT_IN_PROGRAMME', attributes: { reason: 'person' } })
  // The hold stays, so that the same time is booked at own expense.
  const stranger = await world.patient()
  expect((await world.book(stranger, slot(0))).json.code).toBe('TIMESLOT_IS_BUSY')
  expect((await world.book(patient, slot(0))).status).toBe(201)
})
