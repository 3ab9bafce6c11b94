import {
  preferredDays,
  preferredDaysEnd,
  preferredTimes,
  timesOfDay,
} from '@vizit/domain/filters/preferred-time.ts'
import { clockTimeOf } from '@vizit/domain/time/minsk.ts'
import { partOfDay } from '@vizit/domain/time/part-of-day.ts'
import { createDoctor } from '@vizit/test-kit/world/doctor.ts'
import { createUnclaimedVisit } from '@vizit/test-kit/world/unclaimed-visit.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { catalogueApp, NOW } from '../../testing/catalogue-app.ts'
import { bookablePeriodAt } from '../bookable-period.ts'
import { refreshFreeTimes } from '../refresh-free-times.ts'
import { doctorCountsQuery } from './doctor-counts.ts'

let now = NOW
const { get, clinic, doctor: first, db, database } = await catalogueApp(undefined, { now: () => now })
const HOUR_MS = 3_600_000
const doctors = [first]
for (let n = 0; n < 5; n++) {
  // From yesterday on, every five hours, for a week.
  const from = new Date(NOW.getTime() + (n - 12) * HOUR_MS).toISOString()
  doctors.push(await createDoctor(db, clinic, { from, slots: 30, minutes: 300 }))
}
// The visit that takes what is booked: what a patient could not do does not matter here.
const visit = await createUnclaimedVisit({ db, clock: { now: () => NOW } }, first.assignmentId, {
  phone: '375291112233',
  inMinutes: -600,
})
const doctorIds = doctors.map(({ doctorId }) => doctorId)
const slotIds = doctors.flatMap(({ slots }) => slots.map(({ timetableId }) => timetableId))

const moment = (ms: number) => `'${new Date(NOW.getTime() + ms).toISOString()}'`
/** What happens to one timeslot. */
const changes = {
  booked: `visit_id = '${visit}', held_by = null, held_until = null`,
  cancelled: 'visit_id = null',
  held: `held_by = gen_random_uuid(), held_until = ${moment(60_000)}`,
  expired: `held_by = gen_random_uuid(), held_until = ${moment(-60_000)}`,
  released: 'held_by = null, held_until = null',
  withdrawn: `withdrawn = true, visit_id = '${visit}'`,
  withdrawnWhileHeld: `withdrawn = true, visit_id = null, held_by = gen_random_uuid(), held_until = ${moment(60_000)}`,
  restored: 'withdrawn = false',
}
const KINDS = Object.keys(changes) as (keyof typeof changes)[]
const change = fc.record({ kind: fc.constantFrom(...KINDS), slot: fc.constantFrom(...slotIds) })
// As many at once as make the timetable of a doctor full.
const turn = fc.array(change, { maxLength: 40 })

async function happen(turns: readonly { kind: keyof typeof changes; slot: string }[]) {
  const statements = turns.map(({ kind, slot }) => `update timeslot set ${changes[kind]} where id = ${slot}`)
  if (statements.length > 0) await sql.raw(statements.join(';')).execute(db)
}

const filters = fc.record({
  preferredDays: fc.constantFrom(...preferredDays),
  preferredTime: fc.constantFrom(...preferredTimes),
  timeOfDay: fc.constantFrom(...timesOfDay),
})
type Filters = typeof filters extends fc.Arbitrary<infer F> ? F : never

const HOURS = {
  '0': ['00:00', '24:00'],
  '1': ['06:00', '10:00'],
  '2': ['10:00', '14:00'],
  '3': ['14:00', '18:00'],
  '4': ['18:00', '22:00'],
}

/** Who is free by the rows themselves: doctors with their first free start, in milliseconds. */
async function whoIsFree({ preferredDays: days, preferredTime, timeOfDay }: Filters) {
  const rows = await db
    .selectFrom('timeslot as t')
    .innerJoin('assignment as a', 'a.id', 't.assignment_id')
    .select(['a.doctor_id', 't.starts_at', 't.visit_id', 't.withdrawn', 't.held_until'])
    .execute()
  const [from = '', to = ''] = HOURS[preferredTime]
  const end = preferredDaysEnd(now, days)
  const starts = new Map<string, number>()
  for (const { doctor_id, starts_at, visit_id, withdrawn, held_until } of rows) {
    const time = clockTimeOf(starts_at)
    const isFree =
      visit_id === null && !withdrawn && starts_at > now && (held_until === null || held_until <= now)
    const isWanted =
      time >= from &&
      time < to &&
      (timeOfDay === 'all' || partOfDay(starts_at) === timeOfDay) &&
      (!end || starts_at < end)
    if (isFree && isWanted)
      starts.set(doctor_id, Math.min(starts.get(doctor_id) ?? Infinity, starts_at.getTime()))
  }
  const everybody = days === '0' && preferredTime === '0' && timeOfDay === 'all'
  return { starts, matching: everybody ? doctorIds : doctorIds.filter(id => starts.has(id)) }
}

/** How many doctors the counts beside the filters name; past the call, which keeps its answers for seconds. */
async function counted(asked: Filters): Promise<number> {
  const statement = doctorCountsQuery({ profile: '0', ...asked }, bookablePeriodAt(now))
  const { rows } = await database.pool.query<{ json: string }>(statement.text, statement.values as unknown[])
  return JSON.parse(rows[0]?.json ?? '{}').total
}

async function page(asked: Filters, cursor: string | null) {
  const query = new URLSearchParams({ ...asked, limit: '2', ...(cursor && { cursor }) })
  const { status, body } = await get(`/api/v2/public/doctors?${query}`)
  expect(status).toBe(200)
  return body
}

/** The first free times may be computed between two changes; then time passes, or this server's clock is behind. */
const passing = fc.record({
  isComputed: fc.boolean(),
  changed: fc.array(change, { maxLength: 5 }),
  milliseconds: fc.constantFrom(0, 1, 59_999, 60_000, 90_000, 5 * HOUR_MS, 30 * HOUR_MS, -1, -4 * HOUR_MS),
})

test('after any changes of timeslots the list is what the rows say', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(turn, passing, filters, async (turns, { isComputed, changed, milliseconds }, asked) => {
      now = NOW
      await happen(turns)
      if (isComputed) await refreshFreeTimes(db, () => now)
      await happen(changed)
      now = new Date(now.getTime() + milliseconds)
      const { starts, matching } = await whoIsFree(asked)
      const { body } = await get(`/api/v2/public/doctors?${new URLSearchParams(asked)}`)
      expect(body.total).toBe(matching.length)
      expect(await counted(asked)).toBe(matching.length)
      const listed = body.items.map(
        ({ id, nearestTimeslot }: { id: string; nearestTimeslot: string | null }) => [
          id,
          nearestTimeslot && Date.parse(nearestTimeslot),
        ],
      )
      const nearest = (id: string) => starts.get(id) ?? Infinity
      const expected = [...matching].sort((a, b) => nearest(a) - nearest(b) || Number(a) - Number(b) || 0)
      expect(listed).toEqual(expected.map(id => [id, starts.get(id) ?? null]))
    }),
    { numRuns: 300 },
  )
})

test('whatever is booked between two pages, nobody is listed twice, and who is free all the time is listed', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.infiniteStream(turn), async (asked, turns) => {
      now = NOW
      const listed: string[] = []
      let always = (await whoIsFree(asked)).matching
      for (let cursor: string | null = null; ; ) {
        const { items, nextCursor } = await page(asked, cursor)
        listed.push(...items.map(({ id }: { id: string }) => id))
        cursor = nextCursor
        if (cursor === null) break
        await happen(turns.next().value)
        const { matching } = await whoIsFree(asked)
        always = always.filter(id => matching.includes(id))
      }
      expect(new Set(listed).size).toBe(listed.length)
      expect(always.filter(id => !listed.includes(id))).toEqual([])
    }),
    { numRuns: 10 },
  )
})
