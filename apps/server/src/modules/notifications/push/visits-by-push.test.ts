import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'
import { aSession, aSubscription } from '../testing/account.ts'

const world = await testWorld()
const { db, clock } = world

test('an account with push gets a push about a visit that is booked, moved or cancelled', async () => {
  const { slots } = await world.doctor()
  const patient = await world.patient()
  await aSubscription(db, await aSession(db, patient.accountId, clock.now()))
  const { json: visit } = await world.book(patient, requireValue(slots[0]))
  await world.move(patient, visit.orderId, requireValue(slots[1]).timetableId)
  await world.cancel(patient, visit.orderId)
  const messages = await db
    .selectFrom('outbox')
    .select(['template', 'account_id', 'recipient', 'opens', 'topic', 'attempts', 'channel'])
    .where('account_id', '=', patient.accountId)
    .orderBy('id')
    .execute()
  const about = {
    account_id: patient.accountId,
    recipient: patient.phone,
    opens: `/visits?visit=${visit.orderId}`,
    topic: `visit:${visit.orderId}`,
  }
  expect(messages).toMatchObject([
    { template: 'visit-booked', ...about },
    { template: 'visit-moved', ...about },
    { template: 'visit-cancelled', ...about },
  ])
})
