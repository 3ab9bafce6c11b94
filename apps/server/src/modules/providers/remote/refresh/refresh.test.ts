import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addSlots } from '../../testing/fhir/fill.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { messagesTo } from '../../testing/messages-to.ts'

const world = await testWorld()
const at = await fhirClinic(world)
const { server, providers, clinic } = at
afterAll(() => server.close())
beforeEach(() => {
  world.clock.set(WORLD_START)
  server.befall()
})
let day = 3

async function booked(who?: { readonly bearer: string; readonly profileId: string }) {
  const date = `2026-03-${String(++day).padStart(2, '0')}`
  const slotIds = addSlots(server, { from: `${date}T06:00:00Z`, count: 3 })
  await at.compare()
  const slots = (await at.slots()).filter(({ startsAt }) => startsAt.toISOString().startsWith(date))
  const patient = await world.patient()
  const reply = await world.book(who ?? patient, requireValue(slots[0]))
  const { appointment_id } = await world.db
    .selectFrom('fhir_appointment')
    .select('appointment_id')
    .where('visit_id', '=', reply.json.orderId)
    .executeTakeFirstOrThrow()
  const change = (changed: Readonly<Record<string, unknown>>) =>
    server.resources.save({
      ...requireValue(server.resources.find(`Appointment/${appointment_id}`)),
      ...changed,
    })
  const visit = () =>
    world.db
      .selectFrom('visit')
      .select(['status', 'starts_at', 'sequence'])
      .where('id', '=', reply.json.orderId)
      .executeTakeFirstOrThrow()
  return {
    date,
    slotIds,
    patient,
    orderId: reply.json.orderId as string,
    appointmentId: appointment_id,
    change,
    visit,
  }
}

const ask = (profileId: string, how: { forced?: boolean; wait?: boolean } = {}) =>
  providers.refresh({
    profileIds: [profileId],
    kind: 'orders',
    providerCode: null,
    forced: true,
    wait: true,
    ...how,
  })

/** Some seconds later, because forced refreshes are limited too. */
const refresh: typeof ask = (profileId, how) => {
  world.clock.advance(0.25)
  return ask(profileId, how)
}

const told = (phone: string) => messagesTo(world, phone)

test('a visit cancelled by the clinic is cancelled here, and a message is sent', async () => {
  const { patient, change, visit } = await booked()
  expect(await refresh(patient.profileId)).toEqual([
    { providerCode: clinic.providerCode, outcome: 'synced', syncedAt: world.clock.now() },
  ])
  expect(await visit()).toMatchObject({ status: 'reserved' })
  change({ status: 'cancelled' })
  await refresh(patient.profileId)
  expect(await visit()).toMatchObject({ status: 'cancelled', sequence: 1 })
  expect(await told(patient.phone)).toEqual(['visit-booked', 'visit-cancelled'])
  await refresh(patient.profileId)
  expect(await told(patient.phone)).toHaveLength(2)
})

test('a visit moved by the clinic moves here with its timeslots', async () => {
  const { date, slotIds, patient, orderId, change, visit } = await booked()
  server.resources.save({ ...requireValue(server.resources.find(`Slot/${slotIds[2]}`)), status: 'busy' })
  server.resources.save({ ...requireValue(server.resources.find(`Slot/${slotIds[0]}`)), status: 'free' })
  change({
    start: `${date}T07:00:00Z`,
    end: `${date}T07:30:00Z`,
    slot: [{ reference: `Slot/${slotIds[2]}` }],
  })
  await refresh(patient.profileId)
  expect(await visit()).toEqual({ status: 'reserved', starts_at: new Date(`${date}T07:00:00Z`), sequence: 1 })
  expect(await told(patient.phone)).toEqual(['visit-booked', 'visit-moved'])
  await at.compare()
  const free = (await at.slots()).map(({ startsAt }) => startsAt.toISOString())
  expect(free).toContain(`${date}T06:00:00.000Z`)
  expect(free).not.toContain(`${date}T07:00:00.000Z`)
  // It is the same visit at the clinic.
  expect((await world.cancel(patient, orderId)).status).toBe(204)
  expect(server.resources.find(`Slot/${slotIds[2]}`)).toMatchObject({ status: 'free' })
})

test('changes by the clinic are told to the patient, and to the relative who booked if they may still see the visit', async () => {
  const [wife, husband] = [await world.patient(), await world.patient()]
  await world.relate(wife.accountId, husband.profileId, { relKind: 'SPOUSE', level: 'BOOK_VISITS' })
  const [kept, lost] = [
    await booked({ bearer: wife.bearer, profileId: husband.profileId }),
    await booked({ bearer: wife.bearer, profileId: husband.profileId }),
  ]
  kept.change({ status: 'cancelled' })
  await refresh(husband.profileId)
  expect((await told(wife.phone)).filter(template => template === 'visit-cancelled')).toHaveLength(1)
  await world.db
    .updateTable('family_relation')
    .set({ access_level: 'VIEW_COVERAGE' })
    .where('account_id', '=', wife.accountId)
    .where('profile_id', '=', husband.profileId)
    .execute()
  lost.change({ status: 'cancelled' })
  await refresh(husband.profileId)
  const toldWife = await world.db
    .selectFrom('outbox')
    .select('template')
    .where('account_id', '=', wife.accountId)
    .where('topic', '=', `visit:${lost.orderId}`)
    .where('template', '=', 'visit-cancelled')
    .execute()
  expect(toldWife).toEqual([])
  expect((await told(husband.phone)).filter(template => template === 'visit-cancelled')).toHaveLength(2)
})

test.each([
  ['arrived', 'arrived'],
  ['checked-in', 'arrived'],
  ['fulfilled', 'completed'],
  ['noshow', 'missed'],
])('%s at the clinic becomes %s here, without a message', async (there, here) => {
  const { date, patient, change, visit } = await booked()
  world.clock.set(`${date}T06:10:00Z`)
  change({ status: there })
  await refresh(patient.profileId)
  expect(await visit()).toMatchObject({ status: here })
  expect(await told(patient.phone)).toEqual(['visit-booked'])
})

test('a missing or invalid appointment does not affect the others', async () => {
  const [gone, wrong, right] = [await booked(), await booked(), await booked()]
  server.resources.remove(`Appointment/${gone.appointmentId}`)
  wrong.change({ status: 'perhaps' })
  right.change({ status: 'cancelled' })
  const profileIds = [gone, wrong, right].map(({ patient }) => patient.profileId)
  world.clock.advance(0.25)
  const [sync] = await providers.refresh({
    profileIds,
    kind: 'orders',
    providerCode: null,
    forced: true,
    wait: true,
  })
  expect(sync).toMatchObject({ outcome: 'synced' })
  const statuses = await Promise.all([gone, wrong, right].map(({ visit }) => visit()))
  expect(statuses.map(({ status }) => status)).toEqual(['cancelled', 'reserved', 'cancelled'])
})

test('a server that knows none of our appointments cancels nothing', async () => {
  const { patient, appointmentId, visit } = await booked()
  const { patient_id } = await world.db
    .selectFrom('fhir_patient')
    .select('patient_id')
    .where('profile_id', '=', patient.profileId)
    .executeTakeFirstOrThrow()
  const { meta: _, ...there } = requireValue(server.resources.find(`Patient/${patient_id}`))
  server.resources.remove(`Appointment/${appointmentId}`)
  server.resources.remove(`Patient/${patient_id}`)
  expect(await refresh(patient.profileId)).toMatchObject([{ outcome: 'SYNC_FAILED' }])
  expect(await visit()).toMatchObject({ status: 'reserved' })
  // The server still knows the patient, so the appointment was really deleted.
  server.resources.save(there)
  expect(await refresh(patient.profileId)).toMatchObject([{ outcome: 'synced' }])
  expect(await visit()).toMatchObject({ status: 'cancelled' })
})

test('an organisation that fails is named, and the others are synced', async () => {
  const { patient } = await booked()
  const { slots } = await world.doctor()
  await world.book(patient, requireValue(slots[0]))
  const outcomes = async (how = {}) =>
    Object.fromEntries(
      (await refresh(patient.profileId, how)).map(({ providerCode, outcome }) => [providerCode, outcome]),
    )
  const built = world.clinic.providerCode
  for (const [trouble, outcome] of [
    ['down', 'CLINIC_UNAVAILABLE'],
    ['failing', 'CLINIC_UNAVAILABLE'],
    ['forbidden', 'SYNC_FAILED'],
    ['nonsense', 'SYNC_FAILED'],
  ] as const) {
    server.befall(() => trouble)
    expect(await outcomes()).toEqual({ [clinic.providerCode]: outcome, [built]: 'synced' })
  }
  expect(await outcomes({ wait: false })).toEqual({ [clinic.providerCode]: 'pending', [built]: 'synced' })
})

test('a second request at once does not ask the clinic again unless it is forced, and then not too often', async () => {
  const { patient } = await booked()
  const asked = () => server.requests.filter(({ path }) => path.startsWith('Appointment?patient=')).length
  const before = asked()
  await refresh(patient.profileId)
  expect(asked()).toBe(before + 1)
  await refresh(patient.profileId, { forced: false })
  expect(asked()).toBe(before + 1)
  await refresh(patient.profileId, { forced: true })
  expect(asked()).toBe(before + 2)
  await Promise.all([ask(patient.profileId), ask(patient.profileId)])
  expect(asked()).toBe(before + 2)
  world.clock.advance(0.25)
  await Promise.all([ask(patient.profileId), ask(patient.profileId), ask(patient.profileId)])
  expect(asked()).toBe(before + 3)
})
