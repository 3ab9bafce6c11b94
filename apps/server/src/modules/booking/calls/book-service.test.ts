import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { idsOf, servicesToBook } from '../testing/services-to-book.ts'

const world = await testWorld()
beforeEach(() => world.clock.set(WORLD_START))

const { given, takenBy, anotherBranch } = servicesToBook(world)

test('a service takes all the timeslots that it needs, and its name, option and price are stored', async () => {
  const { slots, serviceId, patient } = await given({ price: 40 })
  const serviceOptionId = await world.serviceOption(serviceId, { price: 95.5 })
  const said = { serviceName: 'Кансультацыя', slotDuration: 60, serviceOptionId }
  const reply = await world.book(patient, { ...requireValue(slots[1]), serviceId, ...said })
  expect(reply).toMatchObject({
    status: 201,
    json: {
      timetableId: requireValue(slots[1]).timetableId,
      startDate: '2026-03-03T06:30:00Z',
      endDate: '2026-03-03T07:30:00Z',
      serviceId,
      serviceName: 'Консультация',
      serviceOptionId,
      serviceOptionName: 'С наркозом',
      price: 95.5,
      priceKind: 'fixed',
    },
  })
  expect(await takenBy(reply.json.orderId)).toEqual(idsOf(slots.slice(1, 3)))
  // The answer stays the same after the clinic's data has changed.
  await world.db
    .updateTable('service_option')
    .set({ price_from: 120 })
    .where('id', '=', serviceOptionId)
    .execute()
  const { future } = (await world.visits(patient)).json
  expect(future).toEqual([{ ...reply.json, updated: false }])
})

test('a service of one timeslot takes one; without an option it has its own price', async () => {
  const { slots, serviceId, patient } = await given({ minutes: 20, price: 40 })
  const reply = await world.book(patient, { ...requireValue(slots[0]), serviceId })
  expect(reply.json).toMatchObject({ endDate: '2026-03-03T06:30:00Z', price: 40, serviceOptionId: null })
  expect(await takenBy(reply.json.orderId)).toEqual(idsOf(slots.slice(0, 1)))
})

test('without an option the price range is narrowed to what this branch offers', async () => {
  const { slots, serviceId, patient } = await given({ minutes: 20, price: 162 })
  await world.db
    .updateTable('service')
    .set({ price_kind: 'range', price_to: 226.8 })
    .where('id', '=', serviceId)
    .execute()
  const { branchId } = world.clinic
  await world.serviceOption(serviceId, { price: 162, branchIds: [branchId] })
  await world.serviceOption(serviceId, { price: 180, branchIds: [branchId] })
  await world.serviceOption(serviceId, { price: 226.8, branchIds: [await anotherBranch()] })
  const reply = await world.book(patient, { ...requireValue(slots[0]), serviceId })
  expect(reply.json).toMatchObject({
    price: null,
    priceKind: 'range',
    priceFrom: 162,
    priceTo: 180,
    serviceOptionId: null,
  })
})

test('a request repeated with its key gets the same booking; with another service it is refused', async () => {
  const { slots, serviceId, patient } = await given()
  const run = { ...requireValue(slots[0]), serviceId }
  const first = await world.book(patient, run, { key: 'service' })
  expect((await world.book(patient, run, { key: 'service' })).text).toBe(first.text)
  const other = await world.book(patient, requireValue(slots[0]), { key: 'service' })
  expect(other.json.attributes).toEqual({ fields: [{ path: 'Idempotency-Key', problem: 'reused' }] })
})

test.each([
  ['name', { serviceName: 'Операция' }, ['serviceName']],
  ['duration', { slotDuration: 30 }, ['slotDuration']],
  ['name and duration', { serviceName: '-', slotDuration: 30 }, ['serviceName', 'slotDuration']],
])(
  "the request's data about the service must match the catalogue: another %s",
  async (_what, said, wrong) => {
    const { slots, serviceId, patient } = await given()
    const reply = await world.book(patient, { ...requireValue(slots[0]), serviceId, ...said })
    expect(reply).toMatchObject({
      status: 400,
      json: {
        code: 'INVALID_ARGUMENT',
        attributes: { fields: wrong.map(path => ({ path, problem: 'outdated' })) },
      },
    })
  },
)

test("the name of a service's option is not the name of the service, as the OpenAPI document says", async () => {
  const { slots, serviceId, patient } = await given()
  const serviceOptionId = await world.serviceOption(serviceId)
  const option = { serviceOptionId, serviceName: 'С наркозом' }
  const reply = await world.book(patient, { ...requireValue(slots[0]), serviceId, ...option })
  expect(reply.json.attributes).toEqual({ fields: [{ path: 'serviceName', problem: 'outdated' }] })
  const { paths } = (await world.call('GET', '/api/openapi.json')).json
  const { schema } = paths['/api/v2/my/providers/orders'].post.requestBody.content['application/json']
  expect(schema.properties.serviceName.description).toMatch(/^the service's name.* not the option's$/)
})

test("data about a service is refused without the service's id", async () => {
  const { slots, patient } = await given()
  const reply = await world.book(patient, {
    ...requireValue(slots[0]),
    slotDuration: 30,
    serviceOptionId: '1',
  })
  expect(reply.json.attributes.fields.map(({ path }: { path: string }) => path)).toEqual([
    'slotDuration',
    'serviceOptionId',
  ])
})

test("a service that this doctor does not provide, or not online, is refused with the reception's phones", async () => {
  const { slots, patient } = await given()
  const other = await given()
  const hidden = await world.service(requireValue(slots[0]).assignmentId, { hidden: true })
  for (const serviceId of [other.serviceId, hidden, '999999']) {
    const refused = {
      status: 422,
      json: {
        code: 'SERVICE_IS_NOT_SUPPORTED',
        attributes: { reason: 'service', phones: '375172000000;375291000000' },
      },
    }
    expect(await world.book(patient, { ...requireValue(slots[0]), serviceId })).toMatchObject(refused)
    expect(await world.hold(patient, { ...requireValue(slots[0]), serviceId })).toMatchObject(refused)
    const capabilities = `assignmentId=${requireValue(slots[0]).assignmentId}&serviceId=${serviceId}`
    expect((await world.capabilities(patient, capabilities)).status).toBe(404)
  }
})

test('an option of another branch or service is refused', async () => {
  const { slots, serviceId, patient } = await given()
  const { branchId } = world.clinic
  const there = { ...requireValue(slots[0]), serviceId }
  const foreign = await world.serviceOption((await given()).serviceId)
  const here = await world.serviceOption(serviceId, { branchIds: [branchId] })
  const only = await world.serviceOption(serviceId, { branchIds: [await anotherBranch()] })
  for (const serviceOptionId of [foreign, only]) {
    const reply = await world.book(patient, { ...there, serviceOptionId })
    expect(reply.json).toMatchObject({ code: 'SERVICE_IS_NOT_SUPPORTED', attributes: { reason: 'option' } })
  }
  expect((await world.book(patient, { ...there, serviceOptionId: here })).status).toBe(201)
})

test.each([
  ['for children only', { forAdult: false }, '1985-06-15', false],
  ['for adults only', { forChildren: false }, '2010-06-15', false],
  ['a day before the age of the service', { childrenAge: 7 }, '2019-03-04', false],
  ['on the day on which the age is reached', { childrenAge: 7 }, '2019-03-03', true],
])('the ages of the service count, too: %s', async (_case, service, birthday, isTaken) => {
  const { slots, serviceId, patient } = await given(service)
  const child = await world.relative(
    patient.accountId,
    { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
    { birthday },
  )
  const reply = await world.book({ ...patient, profileId: child }, { ...requireValue(slots[0]), serviceId })
  if (isTaken) expect(reply.status).toBe(201)
  else expect(reply.json).toMatchObject({ code: 'AGE_LIMITS_ISSUE', attributes: { reason: 'AGE' } })
})

test('a patient who has another visit in the second half of the service is busy', async () => {
  const { slots, serviceId, patient } = await given()
  const other = await world.doctor({ from: '2026-03-03T06:40:00Z', minutes: 10, slots: 1 })
  const { json } = await world.book(patient, requireValue(other.slots[0]))
  const reply = await world.book(patient, { ...requireValue(slots[0]), serviceId })
  expect(reply.json).toMatchObject({ code: 'VISITOR_BUSY', attributes: { orderId: json.orderId } })
})
