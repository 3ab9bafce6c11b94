import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { covers, coveredPatient, used, doctor } = programmesToBook(world)

const APRIL = { from: '2026-04-01T06:00:00Z' }

/** A visit that a programme pays for, and a doctor with times in March and in April. */
async function booked(
  given: Parameters<typeof coveredPatient>[0] = {},
  cover: Parameters<typeof coveredPatient>[1] = {},
  ofService?: { readonly price: number },
) {
  const march = await doctor()
  const april = await world.newAssignment(march, APRIL)
  const covered = await coveredPatient(given, cover)
  const serviceId = ofService && (await world.service(march.assignmentId, ofService))
  const asked = { ...march.slot(0), programId: covered.code, ...(serviceId && { serviceId }) }
  const { json } = await world.book(covered.patient, asked)
  return {
    ...covered,
    orderId: json.orderId as string,
    march,
    move: (to: string, acceptedShare?: number) =>
      world.move(covered.patient, json.orderId, to, acceptedShare),
    inApril: april.slots[0]?.timetableId ?? '',
    state: async () => {
      const { future } = (await world.visits(covered.patient)).json
      const { covererCode, covererShare, paymentMethod, startDate } = future[0]
      return { covererCode, covererShare, paymentMethod, startDate }
    },
  }
}

test('a visit that stays covered moves without a question', async () => {
  const { code, march, move, state } = await booked({ share: 80 })
  expect((await move(march.slot(1).timetableId)).json).toMatchObject({ covererCode: code, covererShare: 80 })
  expect(await state()).toMatchObject({ covererCode: code, paymentMethod: 'programme' })
})

test('a visit that would lose its coverage stays until the person agrees to pay', async () => {
  const { code, move, inApril, state } = await booked({}, { endsOn: '2026-03-31' })
  const before = await state()
  expect(await move(inApril)).toMatchObject({
    status: 409,
    json: {
      code: 'COVERAGE_CHANGES',
      attributes: {
        programId: code,
        programCaption: `Программа ${code}`,
        share: 0,
        formerShare: 100,
        why: 'not-covered',
        startDate: APRIL.from,
        notCovering: { reason: 'ended', date: '2026-03-31' },
      },
    },
  })
  expect(await state()).toEqual(before)
  // Another share than will be is no consent.
  expect((await move(inApril, 50)).json.code).toBe('COVERAGE_CHANGES')
  expect((await move(inApril, 0)).status).toBe(200)
  expect(await state()).toEqual({
    covererCode: null,
    covererShare: null,
    paymentMethod: 'own',
    startDate: APRIL.from,
  })
  expect(await used(code)).toBe(0)
})

test('a programme that would pay less asks with the part of the price, and pays the new share then', async () => {
  const { code, march, move } = await booked({}, {}, { price: 90.55 })
  await world.db
    .updateTable('programme_cover')
    .set({ share: 60 })
    .where('programme_code', '=', code)
    .execute()
  const { timetableId } = march.slot(1)
  expect((await move(timetableId)).json.attributes).toMatchObject({
    ...{ share: 60, formerShare: 100, why: null },
    personPays: { priceKind: 'fixed', priceFrom: 36.22, priceTo: null },
  })
  expect((await move(timetableId, 60)).json).toMatchObject({ covererCode: code, covererShare: 60 })
})

test('who agreed to pay is asked again where the programme pays after all', async () => {
  const { code, march, move, state } = await booked()
  const switchTo = (active: boolean) =>
    world.db.updateTable('programme').set({ active }).where('code', '=', code).execute()
  await switchTo(false)
  const { timetableId } = march.slot(1)
  const before = await state()
  expect((await move(timetableId)).json.attributes).toMatchObject({ share: 0, why: 'not-covered' })
  await switchTo(true)
  expect(await move(timetableId, 0)).toMatchObject({
    status: 409,
    json: { code: 'COVERAGE_CHANGES', attributes: { share: 100, formerShare: 100, why: null } },
  })
  expect(await state()).toEqual(before)
  expect((await move(timetableId, 100)).json).toMatchObject({ covererCode: code, covererShare: 100 })
})

test('a doctor whom the programme excludes is the reason of the question', async () => {
  const { code, march, move } = await booked()
  await world.db
    .updateTable('programme_cover')
    .set({ coverage: 'NOT_COVERED' })
    .where('programme_code', '=', code)
    .execute()
  expect((await move(march.slot(1).timetableId)).json.attributes).toMatchObject({
    ...{ share: 0, why: 'not-covered', notCovering: { reason: 'visit' } },
  })
})

test('a move within its month does not need another visit of the limit; into a used-up month it asks', async () => {
  const { code, patient, march, move, inApril, orderId } = await booked({ visits: 1, period: 'MONTH' })
  expect((await move(march.slot(1).timetableId)).status).toBe(200)
  const later = await doctor({ from: '2026-04-02T06:00:00Z' })
  const other = await world.book(patient, { ...later.slot(0), programId: code })
  expect(other.status).toBe(201)
  expect((await move(inApril)).json).toMatchObject({
    code: 'COVERAGE_CHANGES',
    attributes: {
      ...{ share: 0, why: 'limit-reached', personPays: { priceKind: null } },
      usedUp: { limit: 'Консультации врачей', visits: 1, period: 'MONTH', renewsOn: '2026-05-01' },
    },
  })
  await world.cancel(patient, other.json.orderId)
  expect((await move(inApril)).json).toMatchObject({ orderId, covererCode: code })
  // March has its visit back.
  expect((await world.book(patient, { ...march.slot(2), programId: code })).status).toBe(201)
})

test('a visit at own expense moves to where its patient is covered, and stays so', async () => {
  const march = await doctor()
  const { code, patient } = await coveredPatient()
  await covers({ code, branchId: world.clinic.branchId })
  const { json } = await world.book(patient, march.slot(0))
  expect((await world.move(patient, json.orderId, march.slot(1).timetableId)).json.covererCode).toBeNull()
})

test('moves of a family into one remaining visit at once: one keeps the programme, the others are asked', async () => {
  const { code, patient, memberId } = await coveredPatient({ visits: 1, period: 'MONTH', ofFamily: true })
  const { family_code } = await world.db
    .selectFrom('programme_member')
    .select('family_code')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const march = await doctor()
  const may = await doctor({ from: '2026-05-01T06:00:00Z' })
  const relative = await world.patient()
  await world.cover(relative, { code, family: family_code })
  await world.db
    .updateTable('programme_limit')
    .set({ visits: 2 })
    .where('programme_code', '=', code)
    .execute()
  const orders = [
    (await world.book(patient, { ...march.slot(0), programId: code })).json.orderId,
    (await world.book(relative, { ...march.slot(1), programId: code })).json.orderId,
  ]
  await world.db
    .updateTable('programme_limit')
    .set({ visits: 1 })
    .where('programme_code', '=', code)
    .execute()
  const replies = await Promise.all([
    world.move(patient, orders[0], may.slot(0).timetableId),
    world.move(relative, orders[1], may.slot(1).timetableId),
  ])
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
})
