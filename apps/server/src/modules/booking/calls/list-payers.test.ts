import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { programmesToBook } from '../testing/programmes-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))
const { covers, coveredPatient, payers, doctor, newCode } = programmesToBook(world)

const fixed = (price: number) => ({ priceKind: 'fixed', priceFrom: price, priceTo: null })

test('a programme that pays a share is chosen first, with both parts of the price', async () => {
  const { assignmentId, slot } = await doctor()
  const serviceId = await world.service(assignmentId, { price: 90.55 })
  const { code, patient } = await coveredPatient({ share: 80 })
  expect((await payers(patient, slot(0), { serviceId })).json).toEqual({
    price: fixed(90.55),
    preferred: code,
    programmes: [
      {
        programId: code,
        programCaption: `Программа ${code}`,
        phones: '',
        coverage: 'COVERED',
        share: 80,
        limit: null,
        programmePays: fixed(72.44),
        personPays: fixed(18.11),
        coveredOptions: [],
      },
    ],
  })
})

test('a limit says what remains and when it begins anew; used up, own expenses are chosen first', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 2, period: 'MONTH' })
  const limit = {
    name: 'Консультации врачей',
    visits: 2,
    period: 'MONTH',
    ofFamily: false,
    renewsOn: '2026-04-01',
  }
  const asked = async () => (await payers(patient, slot(3))).json
  expect(await asked()).toMatchObject({
    preferred: code,
    programmes: [{ coverage: 'LIMITED', share: 100, limit: { ...limit, remaining: 2 } }],
  })
  for (const at of [0, 1]) await world.book(patient, { ...slot(at), programId: code })
  expect(await asked()).toMatchObject({
    preferred: null,
    programmes: [{ coverage: 'LIMITED', share: 0, limit: { ...limit, remaining: 0 } }],
  })
})

test('of a visit that moves, it says who could pay at the new time, without counting the visit itself', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1, period: 'MONTH' })
  const { orderId } = (await world.book(patient, { ...slot(0), programId: code })).json
  expect((await payers(patient, slot(1))).json.programmes[0]).toMatchObject({ share: 0 })
  expect((await payers(patient, slot(1), { orderId })).json.programmes[0]).toMatchObject({ share: 100 })
})

test('of a visit of somebody else it says nothing', async () => {
  const { slot } = await doctor()
  const { patient } = await coveredPatient()
  const other = await coveredPatient()
  const { orderId } = (await world.book(other.patient, slot(0))).json
  expect((await payers(patient, slot(1), { orderId })).json.code).toBe('NOT_FOUND')
})

test('a limit that begins anew after the programme has ended for the patient names no day for it', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient({ visits: 1, period: 'MONTH' }, { endsOn: '2026-03-31' })
  await world.book(patient, { ...slot(0), programId: code })
  expect((await payers(patient, slot(1))).json.programmes).toMatchObject([
    { limit: { remaining: 0, renewsOn: null } },
  ])
  expect((await world.book(patient, { ...slot(1), programId: code })).json).toMatchObject({
    code: 'PROGRAMME_LIMIT_REACHED',
    attributes: { renewsOn: null },
  })
})

test('a limit names no day either for a child who is 18 when it begins anew', async () => {
  const { slot } = await doctor()
  const { patient } = await coveredPatient({ visits: 1, period: 'MONTH' }, { coversFamily: true })
  const renewsOn = async (birthday: string) => {
    const child = { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' } as const
    const profileId = await world.relative(patient.accountId, child, { birthday })
    return (await payers({ ...patient, profileId }, slot(1))).json.programmes[0].limit.renewsOn
  }
  expect(await renewsOn('2008-04-01')).toBeNull()
  expect(await renewsOn('2008-04-02')).toBe('2026-04-01')
})

test('of several programmes the one that covers most is chosen first, as badges say it', async () => {
  const { slot } = await doctor()
  const { code: limited, patient } = await coveredPatient({ share: 70, visits: 1 })
  const further = async (given: Parameters<typeof covers>[0]) => {
    await world.cover(patient, { code: given.code })
    await covers(given)
    return given.code
  }
  const half = await further({ code: newCode(), share: 50 })
  const nothing = await further({ code: newCode(), excluded: true })
  const order = async () => {
    const { programmes, preferred } = (await payers(patient, slot(1))).json
    return [preferred, ...programmes.map(({ programId }: { programId: string }) => programId)]
  }
  expect(await order()).toEqual([limited, limited, half, nothing])
  // Of two that pay as much, the one that counts no visits.
  const unlimited = await further({ code: newCode(), share: 70 })
  expect(await order()).toEqual([unlimited, unlimited, limited, half, nothing])
  await world.book(patient, { ...slot(0), programId: limited })
  expect(await order()).toEqual([unlimited, unlimited, half, limited, nothing])
})

test('where the service is not covered, the options that are covered at this branch are named', async () => {
  const { assignmentId, slot } = await doctor()
  const serviceId = await world.service(assignmentId, { price: 40 })
  const optionId = await world.serviceOption(serviceId, { price: 50 })
  await world.serviceOption(serviceId, { price: 70 })
  const { code, patient } = await coveredPatient()
  await covers({ code, serviceId, excluded: true })
  await covers({ code, serviceId, optionId })
  expect((await payers(patient, slot(0), { serviceId })).json).toMatchObject({
    preferred: null,
    programmes: [
      {
        programId: code,
        coverage: 'NOT_COVERED',
        personPays: fixed(40),
        coveredOptions: [{ id: optionId, name: 'С наркозом' }],
      },
    ],
  })
  expect((await payers(patient, slot(0), { serviceId, serviceOptionId: optionId })).json).toMatchObject({
    preferred: code,
    price: fixed(50),
    programmes: [{ coverage: 'COVERED', coveredOptions: [] }],
  })
})

describe('of a service without a chosen option, what all of its options say together', () => {
  /** A service with two options at a clinic, of which the programme pays 80 percent up to a limit. */
  async function withOptions(rows: readonly object[]) {
    const { slot, assignmentId } = await doctor()
    const serviceId = await world.service(assignmentId, { price: 50 })
    const options = [await world.serviceOption(serviceId), await world.serviceOption(serviceId)]
    const { code, patient } = await coveredPatient({ share: 80, visits: 4 })
    for (const [at, row] of rows.entries()) {
      const optionId = requireValue(options[at])
      await covers({ code, serviceId, optionId, ...row })
    }
    const booked = { ...slot(0), serviceId, programId: code }
    const { json } = await payers(patient, slot(0), { serviceId })
    return { options, patient, booked, payer: json.programmes[0] }
  }

  test('the programme pays the least share of them', async () => {
    const { payer, patient, booked } = await withOptions([{ share: 33 }, { share: 50 }])
    expect(payer).toMatchObject({ coverage: 'COVERED', share: 33, limit: null })
    expect((await world.book(patient, booked)).json).toMatchObject({ covererShare: 33 })
  })

  test('one that is not covered leaves the service uncovered, and the others are offered', async () => {
    const { payer, patient, booked, options } = await withOptions([{ share: 33 }, { excluded: true }])
    expect(payer).toMatchObject({ coverage: 'NOT_COVERED', share: 0, limit: null })
    expect(payer.coveredOptions).toMatchObject([{ id: options[0] }])
    expect((await world.book(patient, booked)).json).toMatchObject({
      ...{ code: 'NOT_IN_PROGRAMME', attributes: { reason: 'visit' } },
    })
  })

  test('a visit counts in the limit that one of them counts in', async () => {
    const { payer } = await withOptions([{ share: 90 }])
    expect(payer).toMatchObject({ coverage: 'LIMITED', share: 80, limit: { remaining: 4 } })
  })
})

test('of several programmes those that pay most stand first', async () => {
  const { slot } = await doctor()
  const patient = await world.patient()
  const [none, half, all] = [newCode(), newCode(), newCode()]
  for (const code of [none, half, all]) await world.cover(patient, { code })
  await covers({ code: half, share: 50 })
  await covers({ code: all })
  const { json } = await payers(patient, slot(0))
  expect(json.preferred).toBe(all)
  expect(json.programmes.map(({ programId }: { programId: string }) => programId)).toEqual([all, half, none])
})

test('what counts is the day of the visit', async () => {
  const { slot } = await doctor()
  const { patient } = await coveredPatient({}, { endsOn: '2026-03-02' })
  expect((await payers(patient, slot(0))).json).toMatchObject({ programmes: [], preferred: null })
})

test('whoever may not book for a person learns nothing of their programmes', async () => {
  const { slot } = await doctor()
  const { patient } = await coveredPatient()
  const relative = await world.patient()
  await world.relate(relative.accountId, patient.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  expect((await payers({ ...relative, profileId: patient.profileId }, slot(0))).json.code).toBe('NOT_FOUND')
})

test('whoever may book for a person, but not see their coverage, is offered own expenses only', async () => {
  const { slot } = await doctor()
  const { code, patient } = await coveredPatient()
  const relative = await world.patient()
  await world.relate(relative.accountId, patient.profileId, { relKind: 'OTHER', level: 'BOOK_VISITS' })
  await world.setting('accessLevelsConfig', { BOOK_VISITS: ['VIEW_NAME', 'VIEW_VISITS', 'BOOK_VISITS'] })
  world.clock.advance(60)
  const acting = { ...relative, profileId: patient.profileId }
  expect((await payers(acting, slot(0))).json).toMatchObject({ programmes: [], preferred: null })
  expect((await payers(acting, slot(0), { programId: code })).json.notCovering.reason).toBe('person')
  expect((await world.book(acting, { ...slot(0), programId: code })).json.code).toBe('NOT_IN_PROGRAMME')
  await world.setting('accessLevelsConfig', {})
})
