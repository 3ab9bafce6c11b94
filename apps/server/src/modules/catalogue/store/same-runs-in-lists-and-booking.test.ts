import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogueApp, MONDAY, NOW } from '../testing/catalogue-app.ts'
import { isFree, isRunFree } from './is-bookable-sql.ts'
import { mergePacked, packTimeslots, timeslotsJson } from './packed-timeslots.ts'

const { clinic, db } = await catalogueApp()
const START = Date.parse(`${MONDAY}T06:00:00Z`)
const UNTIL = new Date(START + DAY_MS)

const piece = fc.record({
  pause: fc.constantFrom(0, 0, 0, 10),
  length: fc.constantFrom(10, 15, 20),
  isTaken: fc.constantFrom(false, false, false, true),
})

async function withTimeslots(pieces: readonly { pause: number; length: number; isTaken: boolean }[]) {
  const { assignmentId } = await createDoctor(db, clinic, { from: `${MONDAY}T06:00:00Z`, slots: 0 })
  let at = START
  for (const { pause, length, isTaken } of pieces) {
    const starts_at = new Date(at + pause * 60_000)
    at = starts_at.getTime() + length * 60_000
    const held = isTaken ? { held_by: randomUUID(), held_until: UNTIL } : {}
    await db
      .insertInto('timeslot')
      .values({ assignment_id: assignmentId, starts_at, ends_at: new Date(at), ...held })
      .execute()
  }
  return assignmentId
}

const period = {
  now: `'${NOW.toISOString()}'::timestamptz`,
  until: `'${UNTIL.toISOString()}'::timestamptz`,
}

test('lists, the nearest time and booking find the same runs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 5, max: 70 }),
      async (pieces, minutes) => {
        const assignmentId = await withTimeslots(pieces)
        const { rows: packed } = await sql<{ packed: Buffer | null }>`
          select ${sql.raw(packTimeslots('t'))} as packed from timeslot t
          where t.assignment_id = ${assignmentId} and ${sql.raw(isFree('t', period))}`.execute(db)
        const listed = JSON.parse(
          timeslotsJson(mergePacked(packed[0]?.packed ?? null, minutes, UNTIL), { withAssignment: false }),
        )
        const { rows: found } = await sql`
          select t.id as "timeslotId", to_char(run.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "endTime"
          from timeslot t cross join lateral (
            select max(r.ends_at) as ends_at from timeslot r where r.id = any(timeslot_run(t.id, ${minutes}))
          ) run
          where t.assignment_id = ${assignmentId} and ${sql.raw(isFree('t', period))}
            and ${sql.raw(isRunFree('t', String(minutes), period))}
          order by t.starts_at`.execute(db)
        expect(listed).toMatchObject(found)
        expect(listed).toHaveLength(found.length)
      },
    ),
    { numRuns: 40 },
  )
})
