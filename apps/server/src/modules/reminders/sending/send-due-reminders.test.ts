import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { reminderServer } from '../testing/reminder-server.ts'

const world = await testWorld()
const { db } = world
const { reminders, remindAt, textsTo, planned } = reminderServer(world)
beforeEach(() => world.clock.set(WORLD_START))

/** Times of the doctors here, on Thursday, 5 March 2026: 14:00 and 16:00 in Minsk. */
const AFTERNOON = { from: '2026-03-05T11:00:00Z', slots: 2, minutes: 120 }
const EVE = '2026-03-04T07:00:00Z'
const NOON = '2026-03-05T09:00:00Z'

async function booked(who: { bearer: string; profileId: string }, doctor = world.doctor(AFTERNOON)) {
  const { slots } = await doctor
  const { json, status } = await world.book(who, requireValue(slots[0]))
  expect(status).toBe(201)
  return { orderId: json.orderId as string, later: requireValue(slots[1]).timetableId }
}

describe('reminders by default', () => {
  test("are sent at ten on the day before, once, in the reader's language and without the speciality", async () => {
    const patient = await world.patient({ language: 'be' })
    const { orderId } = await booked(patient)
    await remindAt('2026-03-04T06:59:59Z')
    expect(await textsTo(patient.phone)).toEqual([])
    await remindAt(EVE)
    await remindAt(EVE)
    const [text, ...others] = await textsTo(patient.phone)
    expect(others).toEqual([])
    expect(text).toMatch(/^Візіт: 05\.03 а 14:00 па Мінску, .+ https:\/\/vizit\.example\/r#[\w-]{22}$/)
    const { specialities } = { specialities: await db.selectFrom('speciality').select('name_ru').execute() }
    for (const { name_ru } of specialities) expect(text?.toLowerCase()).not.toContain(name_ru.toLowerCase())
    const row = await db
      .selectFrom('reminder')
      .selectAll()
      .where('visit_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ outcome: 'told', choice: 'day-before-10' })
    expect(text).not.toContain(String(row.reply_hash))
  })

  test('are sent to the patient and to the relative who booked, and to no other relative', async () => {
    const [parent, other, grandmother] = await world.patients(3)
    const child = await world.relative(
      requireValue(parent).accountId,
      { relKind: 'CHILD', level: 'VIEW_REPORTS_TESTS' },
      { birthday: '2015-05-05', firstName: 'Алесь' },
    )
    await world.relate(requireValue(other).accountId, child, {
      relKind: 'CHILD',
      level: 'VIEW_REPORTS_TESTS',
    })
    await world.relate(requireValue(parent).accountId, requireValue(grandmother).profileId, {
      relKind: 'PARENT',
      level: 'BOOK_VISITS',
    })
    await booked({ ...requireValue(parent), profileId: child })
    await booked(
      { ...requireValue(parent), profileId: requireValue(grandmother).profileId },
      world.doctor({ ...AFTERNOON, from: '2026-03-05T16:00:00Z' }),
    )
    await remindAt(EVE)
    expect(await textsTo(requireValue(other).phone)).toEqual([])
    expect((await textsTo(requireValue(parent).phone)).map(text => text.slice(0, 14))).toEqual(
      expect.arrayContaining(['Визит: Алесь, ', 'Визит: Мария, ']),
    )
    expect(await textsTo(requireValue(grandmother).phone)).toEqual([expect.stringMatching(/^Визит: \d/)])
  })

  test('are sent to a guest by SMS, and after an import to the account instead', async () => {
    const { assignmentId } = await world.doctor({ slots: 0 })
    const phone = '375291110001'
    const orderId = await world.unclaimedVisit(assignmentId, { phone, inMinutes: 3 * 1440 })
    const imported = await world.unclaimedVisit(assignmentId, { phone, inMinutes: 4 * 1440 })
    const patient = await world.patient()
    expect(await planned(orderId)).toEqual([{ accountId: null, dueAt: '2026-03-04T07:00:00.000Z' }])
    await db
      .updateTable('visit')
      .set({ profile_id: patient.profileId, booked_by: patient.accountId })
      .where('id', '=', imported)
      .execute()
    await db
      .updateTable('visit_contact')
      .set({ imported_by: patient.accountId })
      .where('visit_id', '=', imported)
      .execute()
    await remindAt(EVE)
    expect(await textsTo(phone)).toEqual([expect.stringContaining('/r#')])
    await remindAt('2026-03-05T07:00:00Z')
    expect(await textsTo(phone)).toHaveLength(1)
    expect(await textsTo(patient.phone)).toHaveLength(1)
  })
})

describe('a reminder follows its visit', () => {
  test('after a move the old reminder is deleted, and one is sent for the new time', async () => {
    const patient = await world.patient()
    const { orderId, later } = await booked(patient)
    await choose(patient, orderId, '2h')
    expect(await planned(orderId)).toEqual([
      { accountId: patient.accountId, dueAt: '2026-03-05T09:00:00.000Z' },
    ])
    expect((await world.move(patient, orderId, later)).status).toBe(200)
    expect(await planned(orderId)).toEqual([
      { accountId: patient.accountId, dueAt: '2026-03-05T11:00:00.000Z' },
    ])
    await remindAt('2026-03-05T11:00:00Z')
    expect(await textsTo(patient.phone)).toEqual([expect.stringContaining('16:00')])
  })

  test('after a cancellation by anybody, a message that no gateway accepted is deleted', async () => {
    const [patient, other] = [await world.patient(), await world.patient()]
    const [mine, theirs] = [await booked(patient), await booked(other)]
    await world.cancel(patient, mine.orderId)
    await remindAt(EVE)
    expect(await textsTo(patient.phone)).toEqual([])
    await db.updateTable('outbox').set({ sent_at: null }).where('template', '=', 'visit-reminder').execute()
    const at = world.clock.now()
    await db
      .updateTable('visit')
      .set({ status: 'cancelled', cancelled_at: at })
      .where('id', '=', theirs.orderId)
      .execute()
    expect(await textsTo(other.phone)).toEqual([])
  })

  test('at the time of sending, the rights of the reader are checked', async () => {
    const [patient, relative] = [await world.patient(), await world.patient()]
    const relation = { relKind: 'SPOUSE', level: 'BOOK_VISITS' } as const
    await world.relate(relative.accountId, patient.profileId, relation)
    const { orderId } = await booked({ ...relative, profileId: patient.profileId })
    expect(await planned(orderId)).toHaveLength(2)
    await db
      .updateTable('family_relation')
      .set({ access_level: 'VIEW_COVERAGE' })
      .where('account_id', '=', relative.accountId)
      .where('profile_id', '=', patient.profileId)
      .execute()
    // The state before a server has planned the reminders again.
    await db.deleteFrom('reminder_plan').execute()
    await remindAt(EVE)
    expect(await textsTo(relative.phone)).toEqual([])
    expect(await textsTo(patient.phone)).toHaveLength(1)
  })
})

describe('after a time without a server', () => {
  test('a late reminder is sent if it is still useful', async () => {
    const patient = await world.patient()
    await booked(patient)
    await remindAt('2026-03-04T12:00:00Z')
    expect(await textsTo(patient.phone)).toHaveLength(1)
  })

  test('it is sent after quiet hours, but not shortly before the visit', async () => {
    const [patient, late] = [await world.patient(), await world.patient()]
    await booked(patient)
    await booked(late)
    await reminders.work()
    world.clock.set(new Date('2026-03-04T20:00:00Z'))
    await reminders.work()
    expect(await textsTo(patient.phone)).toEqual([])
    world.clock.set(new Date('2026-03-05T05:00:00Z'))
    await reminders.work()
    expect(await textsTo(patient.phone)).toHaveLength(1)
    const { orderId } = await booked(late, world.doctor({ ...AFTERNOON, from: '2026-03-06T11:00:00Z' }))
    await reminders.work()
    world.clock.set(new Date('2026-03-06T10:50:00Z'))
    await reminders.work()
    const row = await db
      .selectFrom('reminder')
      .select('outcome')
      .where('visit_id', '=', orderId)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ outcome: 'useless' })
  })
})

test('a reminder by one choice is sent once; another choice has its own time', async () => {
  const patient = await world.patient()
  const { orderId } = await booked(patient)
  await remindAt(EVE)
  await choose(patient, orderId, 'day-before-10')
  expect(await planned(orderId)).toEqual([])
  await choose(patient, orderId, '2h')
  await remindAt(NOON)
  await choose(patient, orderId, null)
  await remindAt('2026-03-05T10:59:00Z')
  expect(await textsTo(patient.phone)).toHaveLength(2)
})

const choose = ({ bearer }: { bearer: string }, orderId: string, choice: string | null) =>
  world.call('PUT', `/api/v2/my/providers/visits/${orderId}/reminder`, { bearer, body: { choice } })
