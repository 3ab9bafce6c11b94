import { randomUUID } from 'node:crypto'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const { assignmentId, doctorId } = await world.doctor({ slots: 0 })
const PHONE = '375291112233'
const DAY = 24 * 60

const read = (orderId: string, language = 'ru') =>
  world.call('GET', `/api/v2/public/providers/orders/pub?ed=true&orderId=${orderId}`, { language })

const nothing = {
  empty: true,
  alreadyImported: false,
  omId: null,
  order: null,
  patientData: null,
  targetProfile: null,
}

test('the answer has doctor, place and time, and nothing about the patient', async () => {
  const id = await world.unclaimedVisit(assignmentId, { phone: PHONE, email: 'vera@example.org' })
  const { status, json, text, headers } = await read(id)
  expect(status).toBe(200)
  expect(json).toEqual({
    empty: false,
    alreadyImported: false,
    omId: id,
    order: {
      orderId: id,
      providerCode: world.clinic.providerCode,
      physicianId: doctorId,
      physicianName: 'Ковалевич Анна Петровна',
      photoUrl: null,
      speciality: 'Терапевт',
      branchId: world.clinic.branchId,
      branchName: 'Филиал на Немиге',
      branchAddress: 'ул. Немига, 5',
      startDate: '2026-03-03T06:00:00Z',
      endDate: '2026-03-03T06:30:00Z',
    },
    patientData: null,
    targetProfile: null,
  })
  for (const secret of [PHONE, 'vera', 'Вера', 'Лось', '1990']) expect(text).not.toContain(secret)
  expect(headers['cache-control']).toBe('no-cache')
})

test("the answer is in the caller's language", async () => {
  const id = await world.unclaimedVisit(assignmentId, { phone: PHONE, inMinutes: 2 * DAY })
  expect((await read(id, 'be')).json.order).toMatchObject({
    physicianName: 'Кавалевіч Ганна Пятроўна',
    branchName: 'Філіял на Нямізе',
  })
})

test("unknown, cancelled and too old visits and one's own get the same answer", async () => {
  const anna = await world.patient()
  const booked = await world.book(anna, await slotOf())
  expect(booked.status).toBe(201)
  const cancelled = await world.unclaimedVisit(assignmentId, {
    phone: PHONE,
    inMinutes: 3 * DAY,
    status: 'cancelled',
  })
  const old = await world.unclaimedVisit(assignmentId, {
    phone: PHONE,
    inMinutes: -31 * DAY - 30,
    status: 'completed',
  })
  const answers = await Promise.all([randomUUID(), booked.json.orderId, cancelled, old].map(id => read(id)))
  for (const { status, json } of answers) expect([status, json]).toEqual([200, nothing])
})

test('a visit can be found until a month after its end', async () => {
  const elsewhere = await world.doctor({ slots: 0 })
  const id = await world.unclaimedVisit(elsewhere.assignmentId, {
    phone: PHONE,
    inMinutes: -31 * DAY - 29,
    status: 'completed',
  })
  expect((await read(id)).json.empty).toBe(false)
})

async function slotOf() {
  const [slot] = (await world.doctor({ slots: 1 })).slots
  if (!slot) throw new Error('a doctor without timeslots')
  return slot
}
