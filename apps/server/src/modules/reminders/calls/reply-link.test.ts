import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { reminderServer } from '../testing/reminder-server.ts'

const world = await testWorld()
const { db } = world
const { remindAt, tokenTo } = reminderServer(world)
beforeEach(() => world.clock.set(WORLD_START))

const EVE = '2026-03-04T07:00:00Z'
const reply = (what: 'visit' | 'confirm' | 'cancel', token: string, language = 'ru') =>
  world.call('POST', `/api/v2/public/reminders/${what}`, { body: { token }, language })

/** A person who was reminded of a visit on Thursday at 14:00 in Minsk, and the token of the link. */
async function reminded() {
  const patient = await world.patient()
  const { slots } = await world.doctor({ from: '2026-03-05T11:00:00Z', slots: 2, minutes: 60 })
  const { orderId } = (await world.book(patient, requireValue(slots[0]))).json
  await remindAt(EVE)
  return {
    patient,
    orderId: orderId as string,
    token: await tokenTo(patient.phone),
    later: requireValue(slots[1]),
  }
}
const visitOf = (id: string) =>
  db.selectFrom('visit').select(['status', 'confirmed_at']).where('id', '=', id).executeTakeFirstOrThrow()

test('the link shows time, place and doctor, and not the service', async () => {
  const { token } = await reminded()
  const { status, json } = await reply('visit', token)
  expect(status).toBe(200)
  expect(json).toEqual({
    state: 'asked',
    startDate: '2026-03-05T11:00:00Z',
    customerFirstName: 'Мария',
    physicianName: expect.stringMatching(/^\S+ \S\./),
    branchName: expect.any(String),
    branchAddress: expect.any(String),
    branchPhones: expect.any(String),
    isManageable: true,
  })
})

test('a confirmation is stored with the visit once, and recorded in the ledger', async () => {
  const { patient, orderId, token } = await reminded()
  expect((await reply('confirm', token)).json.state).toBe('confirmed')
  const first = await visitOf(orderId)
  world.clock.advance(60)
  expect((await reply('confirm', token)).json.state).toBe('confirmed')
  expect(first.confirmed_at).not.toBeNull()
  expect(await visitOf(orderId)).toEqual(first)
  const { json } = await world.call('GET', `/api/v2/my/providers/visits/${orderId}/reminder`, {
    bearer: patient.bearer,
  })
  expect(json.confirmedAt).toBe(EVE)
  const ledger = await world.call('GET', `/api/v2/my/family/ledger?profileId=${patient.profileId}`, {
    bearer: patient.bearer,
  })
  expect(ledger.json.entries.map((entry: { action: string }) => entry.action)).toEqual([
    'visit-confirmed',
    'visit-booked',
  ])
})

test('who was not reached by the message is not said to be reminded', async () => {
  const { patient, orderId } = await reminded()
  const remindedAt = async () =>
    (await world.call('GET', `/api/v2/my/providers/visits/${orderId}/reminder`, patient)).json.remindedAt
  expect(await remindedAt()).toBe(EVE)
  await db
    .updateTable('outbox')
    .set({ failed_at: world.clock.now(), failure: 'refused' })
    .where('recipient', '=', patient.phone)
    .execute()
  expect(await remindedAt()).toBeNull()
})

test('a visit can be cancelled by the link, and stays cancelled when the link is opened again', async () => {
  const { orderId, token } = await reminded()
  expect((await reply('cancel', token)).json.state).toBe('cancelled')
  expect((await visitOf(orderId)).status).toBe('cancelled')
  expect((await reply('cancel', token)).json.state).toBe('cancelled')
  expect((await reply('confirm', token)).json.state).toBe('cancelled')
})

test('within half an hour of its start a visit cannot be cancelled, but can be confirmed', async () => {
  const { orderId, token } = await reminded()
  world.clock.set(new Date('2026-03-05T10:31:00Z'))
  const refused = await reply('cancel', token)
  expect([refused.status, refused.json.code]).toEqual([423, 'VISIT_CHANGE_TOO_LATE'])
  expect((await visitOf(orderId)).status).toBe('reserved')
  expect((await reply('confirm', token)).json).toMatchObject({ state: 'confirmed', isManageable: false })
})

describe('an expired link of a reminder', () => {
  test.each([
    ['when the visit begins', async () => world.clock.set(new Date('2026-03-05T11:00:00Z'))],
    [
      'when it moves, even back again',
      async ({ patient, orderId, later }: Reminded) => {
        const before = await db
          .selectFrom('timeslot')
          .select('id')
          .where('visit_id', '=', orderId)
          .executeTakeFirstOrThrow()
        await world.move(patient, orderId, later.timetableId)
        await world.move(patient, orderId, before.id)
      },
    ],
    [
      'when its reader may not change the visit any more',
      async ({ patient }: Reminded) => {
        await db.deleteFrom('family_relation').where('account_id', '=', patient.accountId).execute()
      },
    ],
  ])('%s', async (_case, end) => {
    const told = await reminded()
    await end(told)
    for (const what of ['visit', 'confirm', 'cancel'] as const) {
      const { status, json } = await reply(what, told.token)
      expect([status, json.code]).toEqual([410, 'VISIT_LINK_EXPIRED'])
    }
    expect(await visitOf(told.orderId)).toEqual({ status: 'reserved', confirmed_at: null })
  })

  test('an unknown link gets the same answer as an expired one', async () => {
    expect((await reply('visit', 'no-such-token')).json.code).toBe('VISIT_LINK_EXPIRED')
  })
})
type Reminded = Awaited<ReturnType<typeof reminded>>

test('a move removes the confirmation of the former time', async () => {
  const { patient, orderId, token, later } = await reminded()
  await reply('confirm', token)
  await world.move(patient, orderId, later.timetableId)
  expect((await visitOf(orderId)).confirmed_at).toBeNull()
})

test('a GET request changes nothing', async () => {
  const { orderId, token } = await reminded()
  for (const what of ['visit', 'confirm', 'cancel']) {
    expect((await world.call('GET', `/api/v2/public/reminders/${what}?token=${token}`)).status).toBe(405)
  }
  expect(await visitOf(orderId)).toEqual({ status: 'reserved', confirmed_at: null })
})

test('a guest can use the link of the reminder too', async () => {
  const { assignmentId } = await world.doctor({ slots: 0 })
  const phone = '375291110002'
  const orderId = await world.unclaimedVisit(assignmentId, { phone, inMinutes: 3 * 1440 })
  await remindAt(EVE)
  const token = await tokenTo(phone)
  expect((await reply('visit', token, 'be')).json.state).toBe('asked')
  expect((await reply('confirm', token)).json).toMatchObject({
    state: 'confirmed',
    customerFirstName: 'Вера',
  })
  expect((await reply('cancel', token)).json.state).toBe('cancelled')
  expect((await visitOf(orderId)).status).toBe('cancelled')
})

test('a relative who may only see the visit gets a reminder without a link', async () => {
  const [patient, relative] = [await world.patient(), await world.patient()]
  await world.relate(relative.accountId, patient.profileId, { relKind: 'OTHER', level: 'VIEW_VISITS' })
  const told = await world.call('PUT', `/api/v2/my/reminders/members/${patient.profileId}`, {
    bearer: relative.bearer,
    body: { told: 'all' },
  })
  expect(told.status).toBe(204)
  const { slots } = await world.doctor({ from: '2026-03-05T11:00:00Z', slots: 1 })
  await world.book(patient, requireValue(slots[0]))
  await remindAt(EVE)
  expect(await tokenTo(relative.phone)).toBe('')
  expect(await tokenTo(patient.phone)).not.toBe('')
})
