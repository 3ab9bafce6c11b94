import { randomUUID } from 'node:crypto'
import { tally } from '@vizit/test-kit/world/acts.ts'
import { familyActs, freePhone } from '@vizit/test-kit/world/family-acts.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { describe, expect, test } from 'vitest'
import { aBoy, asNewChild, importActs, mine } from '../testing.ts'

const world = await testWorld()
const { family, ledger } = familyActs(world.call)
const { importVisit, discover, bookedFor, aChildOf, listed, patientOf } = importActs(world)

test('an imported visit belongs to the account’s owner, is recorded, and cannot be found again', async () => {
  const anna = await world.patient()
  const omId = await bookedFor(anna)
  const before = await patientOf(omId)
  const { status, json } = await importVisit(anna, mine(omId))
  expect([status, json]).toMatchObject([
    201,
    { orderId: omId, profileId: anna.profileId, isManageable: true },
  ])
  expect(await listed(anna)).toEqual([omId])
  expect((await discover(anna)).json).toEqual([])
  expect(await patientOf(omId)).toMatchObject({ bookedBy: anna.accountId, clinicPhone: null })
  const [entry] = (await ledger(anna, anna.profileId)).json.entries
  expect(entry).toMatchObject({ action: 'visit-imported', actor: { isMe: true }, details: { orderId: omId } })
  const left = await world.db.selectFrom('profile').select('id').where('id', '=', before.profileId).execute()
  expect(left).toEqual([])
})

test('the patient of another visit without an account stays', async () => {
  const anna = await world.patient()
  const [one, other] = [await bookedFor(anna), await bookedFor(anna, { inMinutes: 2880 })]
  const { profileId } = await patientOf(one)
  const doubled = await patientOf(other)
  await world.db.updateTable('visit').set({ profile_id: profileId }).where('id', '=', other).execute()
  await world.db.deleteFrom('profile').where('id', '=', doubled.profileId).execute()
  expect((await importVisit(anna, mine(one))).status).toBe(201)
  expect((await patientOf(other)).profileId).toBe(profileId)
})

test('an imported visit can be moved and cancelled as any other', async () => {
  const anna = await world.patient()
  const omId = await bookedFor(anna)
  await importVisit(anna, mine(omId))
  expect((await world.cancel(anna, omId)).status).toBe(204)
})

test.each([
  ['that there is not', async () => randomUUID()],
  ['of another phone', async () => bookedFor({ phone: freePhone() })],
  ['that was cancelled', (who: { phone: string }) => bookedFor(who, { status: 'cancelled' })],
  [
    'that is over for longer than a month',
    (who: { phone: string }) => bookedFor(who, { inMinutes: -60_000, status: 'completed' }),
  ],
])('a visit %s is not found', async (_case, visit) => {
  const anna = await world.patient()
  const { status, json } = await importVisit(anna, mine(await visit(anna)))
  expect([status, json.code, json.attributes]).toEqual([404, 'NOT_FOUND', {}])
})

describe('a visit is imported once', () => {
  test('a second import gets an empty answer and changes nothing', async () => {
    const anna = await world.patient()
    const childId = await aChildOf(anna)
    const omId = await bookedFor(anna)
    await importVisit(anna, mine(omId))
    const again = await importVisit(anna, { omId, profileId: childId, useOrderPatientData: false })
    expect([again.status, again.text]).toEqual([204, ''])
    expect((await patientOf(omId)).profileId).toBe(anna.profileId)
  })

  test('a request repeated with its key gets the first answer, and another one with that key is refused', async () => {
    const anna = await world.patient()
    const omId = await bookedFor(anna)
    const [first, again] = [
      await importVisit(anna, mine(omId), 'key'),
      await importVisit(anna, mine(omId), 'key'),
    ]
    expect([first.status, again.status, again.text]).toEqual([201, 201, first.text])
    const other = await importVisit(anna, { ...mine(omId), consentReceived: true }, 'key')
    expect(other.json.attributes.fields).toEqual([{ path: 'Idempotency-Key', problem: 'reused' }])
  })

  test('of many imports at once one succeeds', async () => {
    const anna = await world.patient()
    const omId = await bookedFor(anna)
    const replies = await Promise.all(Array.from({ length: 8 }, () => importVisit(anna, mine(omId))))
    expect(tally(replies)).toEqual({ 201: 1, 204: 7 })
  })

  test('of many imports at once that add the child one succeeds', async () => {
    const anna = await world.patient()
    const omId = await bookedFor(anna, { ...aBoy, lastName: 'Граб' })
    const replies = await Promise.all(Array.from({ length: 6 }, () => importVisit(anna, asNewChild(omId))))
    expect(tally(replies)).toEqual({ 201: 1, 204: 5 })
    expect(await family(anna)).toHaveLength(2)
  })
})

test('another visit of the patient at that time prevents the import, and nothing is saved', async () => {
  const unknownPatient = await world.patient({ firstName: null, birthday: null })
  const { assignmentId } = await world.doctor({ slots: 0 })
  const own = await world.pastVisit(unknownPatient, assignmentId, { daysAgo: -1, status: 'reserved' })
  const omId = await bookedFor(unknownPatient, { inMinutes: 24 * 60 + 15 })
  const { status, json } = await importVisit(unknownPatient, { ...mine(omId), useOrderPatientData: true })
  expect([status, json.code, json.attributes.orderId]).toEqual([409, 'VISITOR_BUSY', own])
  const [me] = await family(unknownPatient)
  expect(me.profile.fullNameRu).toBeNull()
})
