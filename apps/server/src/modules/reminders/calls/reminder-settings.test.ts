import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { reminderServer } from '../testing/reminder-server.ts'

const world = await testWorld()
const { planned } = reminderServer(world)
beforeEach(() => world.clock.set(WORLD_START))

const path = '/api/v2/my/reminders'
const usual = {
  choice: 'day-before-10',
  ways: { push: true, sms: true, email: true },
  quietHours: { from: '22:00', to: '08:00' },
}
const save = (bearer: string, body: object) => world.call('PUT', path, { bearer, body })

async function booked(who: { bearer: string; profileId: string }) {
  const { slots } = await world.doctor({ from: '2026-03-05T11:00:00Z', slots: 1 })
  return (await world.book(who, requireValue(slots[0]))).json.orderId as string
}

test('the defaults are valid until an account has its own settings', async () => {
  const { bearer, profileId, phone } = await world.patient()
  const { json } = await world.call('GET', path, { bearer })
  expect(json).toEqual({
    ...usual,
    members: [{ profileId, told: 'all' }],
    reach: { devices: 0, maskedPhone: expect.stringContaining(phone.slice(-2)), maskedEmail: null },
  })
  const own = { choice: '2h', ways: { push: false, sms: true, email: false }, quietHours: null }
  expect((await save(bearer, own)).json).toMatchObject(own)
  expect((await world.call('GET', path, { bearer })).json).toMatchObject(own)
})

test.each([
  ['no way at all', { ways: { push: false, sms: false, email: false } }, 'ways'],
  ['quiet hours that leave nothing', { quietHours: { from: '08:00', to: '07:00' } }, 'quietHours'],
  ['quiet hours of no length', { quietHours: { from: '08:00', to: '08:00' } }, 'quietHours'],
])('%s cannot be set', async (_case, wrong, field) => {
  const { bearer } = await world.patient()
  const { status, json } = await save(bearer, { ...usual, ...wrong })
  expect([status, json.attributes.fields[0].path]).toEqual([400, field])
})

test('planned reminders follow changed settings', async () => {
  const patient = await world.patient()
  const orderId = await booked(patient)
  await save(patient.bearer, { ...usual, choice: '4h' })
  expect(await planned(orderId)).toMatchObject([{ dueAt: '2026-03-05T07:00:00.000Z' }])
  await save(patient.bearer, { ...usual, choice: '4h', quietHours: { from: '22:00', to: '11:00' } })
  expect(await planned(orderId)).toMatchObject([{ dueAt: '2026-03-05T08:00:00.000Z' }])
  await save(patient.bearer, { ...usual, choice: 'none' })
  expect(await planned(orderId)).toEqual([])
})

test("reminders of a relative's visits can be chosen, for all or for one", async () => {
  const [patient, relative] = [await world.patient(), await world.patient()]
  await world.relate(relative.accountId, patient.profileId, { relKind: 'SPOUSE', level: 'VIEW_VISITS' })
  const { bearer } = relative
  const orderId = await booked(patient)
  expect(await planned(orderId)).toHaveLength(1)
  const ofVisit = `/api/v2/my/providers/visits/${orderId}/reminder`
  expect((await world.call('GET', ofVisit, { bearer })).json).toMatchObject({
    isTold: false,
    remindsAt: null,
  })
  const chosen = await world.call('PUT', ofVisit, { bearer, body: { choice: '1h' } })
  expect(chosen.json).toMatchObject({ choice: '1h', remindsAt: '2026-03-05T10:00:00Z' })
  expect(await planned(orderId)).toHaveLength(2)
  await world.call('PUT', ofVisit, { bearer, body: { choice: null } })
  await world.call('PUT', `${path}/members/${patient.profileId}`, { bearer, body: { told: 'all' } })
  expect(await planned(orderId)).toHaveLength(2)
  const members = (await world.call('GET', path, { bearer })).json.members
  expect(members).toContainEqual({ profileId: patient.profileId, told: 'all' })
  await world.call('PUT', `${path}/members/${relative.profileId}`, { bearer, body: { told: 'none' } })
  expect(await planned(await booked(relative))).toEqual([])
})

test('each choice has the time of its reminder, or none', async () => {
  const patient = await world.patient()
  const orderId = await booked(patient)
  world.clock.set(new Date('2026-03-05T08:30:00Z'))
  const { json } = await world.call('GET', `/api/v2/my/providers/visits/${orderId}/reminder`, patient)
  expect(json).toEqual({
    choice: null,
    usual: 'day-before-10',
    isTold: true,
    remindsAt: '2026-03-05T09:00:00Z',
    remindedAt: null,
    confirmedAt: null,
    moments: [
      { choice: 'day-before-10', at: '2026-03-05T09:00:00Z' },
      { choice: 'day-before-20', at: '2026-03-05T09:00:00Z' },
      { choice: '4h', at: '2026-03-05T09:00:00Z' },
      { choice: '2h', at: '2026-03-05T09:00:00Z' },
      { choice: '1h', at: '2026-03-05T10:00:00Z' },
      { choice: '30min', at: '2026-03-05T10:30:00Z' },
      { choice: 'none', at: null },
    ],
  })
})

test('the copy of one’s data contains the reminder settings, and they are deleted with the account', async () => {
  const patient = await world.patient()
  const orderId = await booked(patient)
  await save(patient.bearer, { ...usual, choice: '4h' })
  await planned(orderId)
  const { remindersForExport } = await import('../public.ts')
  expect(await remindersForExport(world.db, patient.accountId)).toMatchObject({
    settings: { choice: '4h', quietFrom: '22:00', quietTo: '08:00' },
    reminders: [{ orderId, choice: '4h' }],
  })
  await world.db.deleteFrom('account').where('id', '=', patient.accountId).execute()
  expect(await remindersForExport(world.db, patient.accountId)).toEqual({
    settings: null,
    members: [],
    visits: [],
    reminders: [],
  })
})
