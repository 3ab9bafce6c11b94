import { testFolders } from '@vizit/test-kit/files/test-folders.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld, WORLD_START } from '@vizit/test-kit/world/world.ts'
import { beforeEach, expect, test } from 'vitest'
import { importVisits } from '../../registry-visits/public.ts'
import { importActs, mine } from '../../visit-import/testing.ts'
import { fullDoctor } from '../../waitlist/testing/full-doctor.ts'
import { waitlistServer } from '../../waitlist/testing/waitlist-server.ts'
import { reminderServer } from '../testing/reminder-server.ts'

const world = await testWorld()
const { db, clock } = world
const { planned } = reminderServer(world)
const { notifications, invoices } = testServices(world)
const { outboxRow } = notifications
const { waitForEarlier, offerTo, take, settle } = waitlistServer(world)
const { importVisit, bookedFor } = importActs(world)
const newFolder = testFolders()
beforeEach(() => world.clock.set(WORLD_START))

/** At 14:00 in Minsk of Thursday, 5 March 2026, and of the day after it. */
const TWO_DAYS = { from: '2026-03-05T11:00:00Z', minutes: 1440 }
const BEFORE_THURSDAY = '2026-03-04T07:00:00.000Z'
const BEFORE_FRIDAY = '2026-03-05T07:00:00.000Z'

test('a visit moved by the waitlist has a reminder of the new day', async () => {
  const { visits, free } = await fullDoctor(world, 2, TWO_DAYS)
  const { patient, orderId } = requireValue(visits[1])
  const { accountId } = patient
  expect(await planned(orderId)).toEqual([{ accountId, dueAt: BEFORE_FRIDAY }])
  await waitForEarlier(patient, orderId)
  await free(0)
  await settle()
  expect((await take(patient, (await offerTo(patient)).offerId)).status).toBe(200)
  expect(await planned(orderId)).toEqual([{ accountId, dueAt: BEFORE_THURSDAY }])
})

test("visits imported, moved and cancelled by the reception's file have the matching reminders by SMS", async () => {
  const { doctorId } = await world.doctor({ ...TWO_DAYS, slots: 2 })
  const { code } = await db
    .selectFrom('doctor')
    .select('code')
    .where('id', '=', doctorId)
    .executeTakeFirstOrThrow()
  const { branch } = await db.selectFrom('branch').select('code as branch').executeTakeFirstOrThrow()
  const folder = await newFolder()
  const writeClinic = async (date: string, cancelled = 'no') => {
    const told = `${world.clinic.providerCode},7,${code},${branch},${date},14:00,${cancelled}`
    await folder.write(
      'visits.csv',
      'clinic,number,doctor,branch,date,time,cancelled,last_name,first_name,birthday,sex,phone\n' +
        `${told},Лось,Вера,05.05.1990,ж,+375291110077\n`,
    )
    const importing = {
      db,
      clock,
      outboxRow,
      invoices,
      changes: { publish: () => undefined },
      publicUrl: 'https://vizit.example',
    }
    expect(await importVisits(folder.path, importing)).toMatchObject({ outcome: 'imported' })
  }
  await writeClinic('06.03.2026')
  const { visit_id } = await db
    .selectFrom('registry_visit')
    .select('visit_id')
    .where('number', '=', '7')
    .executeTakeFirstOrThrow()
  expect(await planned(visit_id)).toEqual([{ accountId: null, dueAt: BEFORE_FRIDAY }])
  await writeClinic('05.03.2026')
  expect(await planned(visit_id)).toEqual([{ accountId: null, dueAt: BEFORE_THURSDAY }])
  await writeClinic('05.03.2026', 'yes')
  expect(await planned(visit_id)).toEqual([])
})

test('after an import of the visit the account is reminded instead of the phone', async () => {
  const patient = await world.patient()
  const orderId = await bookedFor(patient, { inMinutes: 3 * 1440 })
  expect(await planned(orderId)).toEqual([{ accountId: null, dueAt: BEFORE_THURSDAY }])
  expect((await importVisit(patient, mine(orderId))).status).toBe(201)
  expect(await planned(orderId)).toEqual([{ accountId: patient.accountId, dueAt: BEFORE_THURSDAY }])
})
