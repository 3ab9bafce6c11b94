import { waitUntilBlocked } from '@vizit/test-kit/database/wait-until-blocked.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { claimDue, recordOutcomes } from '../store/due.ts'
import { reminderServer } from '../testing/reminder-server.ts'

const world = await testWorld()
const { db } = world
const { deps, reminders, remindAt } = reminderServer(world)
const EVE = new Date('2026-03-04T07:00:00Z')
const AFTERNOON = { from: '2026-03-05T11:00:00Z', slots: 1, minutes: 120 }
beforeEach(async () => {
  world.clock.set(WORLD_START)
  await db.deleteFrom('outbox').execute()
})

async function booked() {
  const patient = await world.patient()
  const { slots } = await world.doctor(AFTERNOON)
  const { json } = await world.book(patient, requireValue(slots[0]))
  await reminders.work()
  return { ...patient, orderId: json.orderId as string }
}

const reminderMessages = () =>
  db.selectFrom('outbox').select(['ways', 'data']).where('template', '=', 'visit-reminder').execute()

test.each([
  ['called off', { status: 'cancelled', cancelled_at: EVE }],
  ['moved', { starts_at: new Date('2026-03-06T11:00:00Z'), ends_at: new Date('2026-03-06T13:00:00Z') }],
])('nobody is reminded of a visit %s while its reminder is being sent', async (_case, change) => {
  const { accountId, orderId } = await booked()
  const telling = await db.startTransaction().execute()
  const [due] = await claimDue(telling, EVE, 10)
  const changing = db.updateTable('visit').set(change).where('id', '=', orderId).execute()
  await waitUntilBlocked(db)
  const [messageId] = await deps.notifications.notifyAccounts(telling, [
    {
      accountId,
      message: {
        template: 'visit-reminder',
        data: { startsAt: '2026-03-05T11:00:00Z', physician: '', branch: '', address: '' },
        secret: { link: 'https://vizit.example/reply#secret' },
        opens: '/visits',
        ways: ['sms', 'email'],
      },
    },
  ])
  await recordOutcomes(telling, [
    { id: requireValue(due).id, outcome: 'told', messageId: requireValue(messageId) },
  ])
  await telling.commit().execute()
  await changing
  expect(await reminderMessages()).toEqual([])
})

test('a reminder that a gateway accepted is not sent by another channel after the visit is cancelled', async () => {
  const patient = await booked()
  await remindAt(EVE.toISOString())
  await db.updateTable('outbox').set({ sent_at: EVE }).where('template', '=', 'visit-reminder').execute()
  const [before] = await reminderMessages()
  expect(before).toMatchObject({ ways: ['push', 'sms', 'email'], data: { sealed: expect.any(String) } })
  await world.cancel(patient, patient.orderId)
  const [after, ...others] = await reminderMessages()
  expect(others).toEqual([])
  expect(after?.ways).toBeNull()
  expect(after?.data).not.toHaveProperty('sealed')
})
