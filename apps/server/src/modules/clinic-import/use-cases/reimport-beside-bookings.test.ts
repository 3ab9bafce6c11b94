import { addDays } from '@vizit/domain/time/civil-date.ts'
import { minskInstant } from '@vizit/domain/time/minsk.ts'
import { testDatabase } from '@vizit/test-kit/database/test-database.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loadReferenceData } from '../../reference-data/public.ts'
import { bookSlot, cancelVisit, holdSlot, slotAt } from '../../timetable/testing.ts'
import { clinicFolders } from '../testing.ts'
import { describeImport } from './describe-import.ts'
import { type ImportResult, importClinic } from './import-clinic.ts'

const { db } = await testDatabase()
const { smallFolder } = clinicFolders()
const NOW = new Date('2026-11-21T09:00:00Z')
const HEADER = 'doctor,branch,days,from,to,minutes\n'
const MONDAY = '2026-11-23'
beforeAll(() => loadReferenceData(db))
beforeEach(async () => {
  await sql`truncate provider, visit, profile cascade`.execute(db)
})

async function importHours(rows: string, now = NOW): Promise<Extract<ImportResult, { outcome: 'imported' }>> {
  const { path } = await smallFolder(HEADER + rows)
  const result = await importClinic(path, { db, clock: { now: () => now } })
  if (result.outcome !== 'imported') throw new Error(describeImport(result, 'en').join('\n'))
  return result
}

const at = (time: string, date = MONDAY) => new Date(minskInstant(date, time))
const startsOn = async (date: string): Promise<string[]> => {
  const { rows } = await sql<{ at: string }>`
    select to_char(starts_at + interval '3 hours', 'HH24:MI') || case when withdrawn then ' withdrawn' else '' end as at
    from timeslot where (starts_at + interval '3 hours')::date = ${date} order by starts_at`.execute(db)
  return rows.map(row => row.at)
}

test('a booked timeslot that the timetable lacks stays for its visit, and the report names no patient', async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  const visit = await bookSlot(db, await slotAt(db, at('09:00')))
  const result = await importHours('d,b,mon,12:00,13:00,30\n')
  expect(await startsOn(MONDAY)).toEqual(['09:00 withdrawn', '12:00', '12:30'])
  expect(describeImport(result, 'en').slice(-2)).toEqual([
    '1 visit stays at a time that the new timetable does not have:',
    `  23.11.2026 09:00, Жук Ян (d), Филиал (b), visit ${visit}`,
  ])
  const stands = await db.selectFrom('visit').select(['status', 'starts_at']).executeTakeFirstOrThrow()
  expect(stands).toEqual({ status: 'reserved', starts_at: at('09:00') })
})

test('a booked run keeps all its timeslots; those that the new timetable lacks are withdrawn', async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  const first = await slotAt(db, at('08:30'))
  const visit = await bookSlot(db, first)
  const end = at('10:00')
  await sql`update visit set ends_at = ${end} where id = ${visit}`.execute(db)
  await sql`update timeslot set visit_id = ${visit} where starts_at between ${at('08:30')} and ${at('09:30')}`.execute(
    db,
  )
  const result = await importHours('d,b,mon,9:00,9:30,30\nd,b,mon,9:45,12:00,45\n')
  // 9:45 would overlap the visit.
  expect(await startsOn(MONDAY)).toEqual(['08:30 withdrawn', '09:00', '09:30 withdrawn', '10:30', '11:15'])
  expect(result.timetable.conflicts).toHaveLength(1)
  const { rows } = await sql`select count(*)::int as count from timeslot where visit_id = ${visit}`.execute(
    db,
  )
  expect(rows).toEqual([{ count: 3 }])
  await cancelVisit(db, visit)
  expect(await startsOn(MONDAY)).toEqual(['09:00', '10:30', '11:15'])
})

test('cancelling the visit deletes its withdrawn timeslot', async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  const visit = await bookSlot(db, await slotAt(db, at('09:00')))
  await importHours('d,b,mon,12:00,13:00,30\n')
  await cancelVisit(db, visit)
  expect(await startsOn(MONDAY)).toEqual(['12:00', '12:30'])
})

test("a visit's withdrawn timeslot is normal again when the timetable has it again", async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  const visit = await bookSlot(db, await slotAt(db, at('09:00')))
  await importHours('d,b,mon,12:00,13:00,30\n')
  const { timetable } = await importHours('d,b,mon,8:00,10:00,30\n')
  expect(timetable.conflicts).toEqual([])
  await cancelVisit(db, visit)
  expect(await startsOn(MONDAY)).toEqual(['08:00', '08:30', '09:00', '09:30'])
})

test('no new timeslot overlaps a visit that stays', async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  await bookSlot(db, await slotAt(db, at('09:00')))
  await importHours('d,b,mon,8:10,10:10,20\n')
  expect(await startsOn(MONDAY)).toEqual(['08:10', '08:30', '09:00 withdrawn', '09:30', '09:50'])
})

test('a held timeslot stays during the hold', async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  await holdSlot(db, await slotAt(db, at('08:30')), new Date('2026-11-21T09:05:00Z'))
  const result = await importHours('d,b,mon,12:00,13:00,30\n')
  expect(result.timetable.held).toBe(1)
  expect(await startsOn(MONDAY)).toEqual(['08:30 withdrawn', '12:00', '12:30'])
  // The hold expired, and nobody released it.
  await importHours('d,b,mon,12:00,13:00,30\n', new Date('2026-11-21T09:06:00Z'))
  expect(await startsOn(MONDAY)).toEqual(['12:00', '12:30'])
})

test('a booking that comes first is kept by a concurrent import', async () => {
  await importHours('d,b,mon,8:00,10:00,30\n')
  const slot = await slotAt(db, at('09:00'))
  let importing: Promise<ImportResult> | undefined
  await db.transaction().execute(async trx => {
    await bookSlot(trx, slot)
    const { path } = await smallFolder(`${HEADER}d,b,mon,12:00,13:00,30\n`)
    importing = importClinic(path, { db, clock: { now: () => NOW } })
    await untilSomeoneWaits()
  })
  expect(await importing).toMatchObject({
    outcome: 'imported',
    timetable: { conflicts: [{ doctorCode: 'd' }] },
  })
  expect(await startsOn(MONDAY)).toEqual(['09:00 withdrawn', '12:00', '12:30'])
})

async function untilSomeoneWaits(): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    )
    if (rows.length > 0) return
  }
}

const anyHours = fc
  .uniqueArray(fc.constantFrom('mon', 'tue', 'wed'), { minLength: 1 })
  .chain(days =>
    fc.record({
      days: fc.constant(days),
      from: fc.integer({ min: 8, max: 12 }),
      hours: fc.integer({ min: 1, max: 4 }),
      minutes: fc.constantFrom(10, 15, 20, 25, 30, 60),
    }),
  )
  .map(
    ({ days, from, hours, minutes }) => `d,b,"${days.join(',')}",${from}:00,${from + hours}:00,${minutes}\n`,
  )

test('after any series of imports every visit has its timeslots, and no free timeslot overlaps a visit', () =>
  fc.assert(
    fc
      .asyncProperty(
        fc.array(anyHours, { minLength: 2, maxLength: 4 }),
        fc.array(fc.nat(999), { maxLength: 5 }),
        async (imports, lots) => {
          const booked = new Map<string, string>()
          for (const [turn, rows] of imports.entries()) {
            const { timetable } = await importHours(rows)
            const { rows: kept } = await sql<{ id: string; visit_id: string; withdrawn: boolean }>`
            select id, visit_id, withdrawn from timeslot where visit_id is not null`.execute(db)
            expect(new Map(kept.map(slot => [slot.id, slot.visit_id]))).toEqual(booked)
            const strays = kept.filter(slot => slot.withdrawn).map(slot => slot.visit_id)
            expect(timetable.conflicts.map(conflict => conflict.visitId).toSorted()).toEqual(
              strays.toSorted(),
            )
            const { rows: clashes } = await sql`
            select from timeslot t join visit v on tstzrange(t.starts_at, t.ends_at) && tstzrange(v.starts_at, v.ends_at)
            where t.visit_id is null and v.status <> 'cancelled'`.execute(db)
            expect(clashes).toHaveLength(0)
            const slot = await freeSlot(lots[turn] ?? 0)
            if (slot) booked.set(slot, await bookSlot(db, slot))
          }
        },
      )
      .beforeEach(async () => {
        await sql`truncate provider, visit, profile cascade`.execute(db)
      }),
    { numRuns: 12 },
  ))

async function freeSlot(lot: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from timeslot where visit_id is null and not withdrawn and starts_at < ${addDays(MONDAY, 3)}
    order by starts_at`.execute(db)
  return rows[lot % Math.max(rows.length, 1)]?.id
}
