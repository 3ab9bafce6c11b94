import { tally } from '@vizit/test-kit/world/acts.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { expect, test } from 'vitest'

const world = await testWorld()
const CLIENTS = 64

/** A doctor with timeslots of ten minutes, and a service that takes three of them. */
async function given(slots: number, options: Parameters<typeof world.doctor>[0] = {}) {
  const doctor = await world.doctor({ slots, minutes: 10, ...options })
  const serviceId = await world.service(doctor.assignmentId, { minutes: 30 })
  return { ...doctor, serviceId, runs: doctor.slots.map(slot => ({ ...slot, serviceId })) }
}

/** The doctor's visits; checks that each has exactly the timeslots of its own time. */
async function wholeVisits(assignmentId: string) {
  const [visits, slots] = await Promise.all([
    world.db
      .selectFrom('visit')
      .selectAll()
      .where('assignment_id', '=', assignmentId)
      .where('status', '<>', 'cancelled')
      .orderBy('starts_at')
      .execute(),
    world.db
      .selectFrom('timeslot')
      .selectAll()
      .where('assignment_id', '=', assignmentId)
      .orderBy('starts_at')
      .execute(),
  ])
  for (const slot of slots) {
    const [over, ...more] = visits.filter(
      visit => visit.starts_at <= slot.starts_at && slot.ends_at <= visit.ends_at,
    )
    expect(more).toEqual([])
    expect(slot.visit_id).toBe(over?.id ?? null)
  }
  return visits
}

test('64 clients book one run: one visit with the complete run, 63 times TIMESLOT_IS_BUSY', async () => {
  const { assignmentId, runs } = await given(3)
  const patients = await world.patients(CLIENTS)
  const replies = await Promise.all(patients.map(patient => world.book(patient, requireValue(runs[0]))))
  expect(tally(replies)).toEqual({ '201': 1, '409 TIMESLOT_IS_BUSY': 63 })
  expect(await wholeVisits(assignmentId)).toHaveLength(1)
})

test('64 clients book overlapping runs: no partial run, no double booking, no refusal without a reason', async () => {
  const { assignmentId, runs } = await given(24)
  const patients = await world.patients(CLIENTS)
  const replies = await Promise.all(
    patients.map((patient, n) => world.book(patient, requireValue(runs[n % 22]))),
  )
  const { '201': booked = 0, '409 TIMESLOT_IS_BUSY': busy = 0, ...others } = tally(replies)
  expect([booked + busy, others]).toEqual([CLIENTS, {}])
  const visits = await wholeVisits(assignmentId)
  expect(visits).toHaveLength(booked)
  // Clients asked for every run, so each gap between visits must be too short for another visit.
  const ends = [requireValue(runs[0]).startsAt, ...visits.map(({ ends_at }) => ends_at)]
  const starts = [...visits.map(({ starts_at }) => starts_at), requireValue(runs[23]).endsAt]
  starts.forEach((start, n) => {
    expect(start.getTime() - requireValue(ends[n]).getTime()).toBeLessThan(30 * 60_000)
  })
})

test('runs that do not overlap do not conflict: 20 clients, 20 visits', async () => {
  const { assignmentId, runs } = await given(60)
  const patients = await world.patients(20)
  const replies = await Promise.all(
    patients.map((patient, n) => world.book(patient, requireValue(runs[n * 3]))),
  )
  expect(tally(replies)).toEqual({ '201': 20 })
  expect(await wholeVisits(assignmentId)).toHaveLength(20)
})

test('a run and single timeslots within it: either the run is booked, or some of them', async () => {
  for (let round = 0; round < 12; round++) {
    const { assignmentId, slots, runs } = await given(3)
    const patients = await world.patients(4)
    const [run, ...singles] = await Promise.all([
      world.book(requireValue(patients[3]), requireValue(runs[0])),
      ...slots.map((slot, n) => world.book(requireValue(patients[n]), slot)),
    ])
    const booked = tally(singles)['201'] ?? 0
    expect([run?.status, booked]).toEqual(run?.status === 201 ? [201, 0] : [409, booked])
    expect(await wholeVisits(assignmentId)).toHaveLength(run?.status === 201 ? 1 : booked)
  }
})

test('one run sent 16 times at once with its key: one visit, 16 equal answers', async () => {
  const { assignmentId, runs } = await given(3)
  const patient = await world.patient()
  const replies = await Promise.all(
    Array.from({ length: 16 }, () => world.book(patient, requireValue(runs[0]), { key: 'one-run' })),
  )
  expect(tally(replies)).toEqual({ '201': 16 })
  expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
  expect(await wholeVisits(assignmentId)).toHaveLength(1)
})

test('visits moved into each other’s runs at once do not deadlock, and every visit stays complete', async () => {
  const { assignmentId, runs } = await given(24)
  const patients = await world.patients(7)
  const booked = await Promise.all(
    patients.map((patient, n) => world.book(patient, requireValue(runs[n * 3]))),
  )
  for (const shift of [1, 2, 3]) {
    const replies = await Promise.all(
      patients.map((patient, n) =>
        world.move(
          patient,
          requireValue(booked[n]).json.orderId,
          requireValue(runs[(n * 3 + shift) % 22]).timetableId,
        ),
      ),
    )
    const { '200': moved = 0, '409 TIMESLOT_IS_BUSY': stayed = 0, ...others } = tally(replies)
    expect([moved + stayed, others]).toEqual([7, {}])
    expect(await wholeVisits(assignmentId)).toHaveLength(7)
  }
})

test('64 visits of a service are moved to overlapping runs of another doctor while others are cancelled', async () => {
  const from = await given(96, { from: '2026-03-04T06:00:00Z' })
  const to = await world.doctor({ slots: 24, minutes: 10, from: '2026-03-05T06:00:00Z' })
  await world.giveService(from.serviceId, to.assignmentId, 30)
  const patients = await world.patients(32)
  const booked = await Promise.all(
    patients.map((patient, n) => world.book(patient, requireValue(from.runs[n * 3]))),
  )
  const replies = await Promise.all(
    patients.flatMap((patient, n) => {
      const { orderId } = requireValue(booked[n]).json
      const move = world.move(patient, orderId, requireValue(to.slots[n % 22]).timetableId)
      return n % 4 === 0 ? [move, world.cancel(patient, orderId)] : [move]
    }),
  )
  const { '200': moved = 0, '204': cancelled, ...others } = tally(replies)
  expect(cancelled).toBe(8)
  expect(Object.keys(others).filter(key => !['409 TIMESLOT_IS_BUSY', '404 NOT_FOUND'].includes(key))).toEqual(
    [],
  )
  const left = await wholeVisits(from.assignmentId)
  const arrived = await wholeVisits(to.assignmentId)
  expect(left.length + arrived.length).toBe(32 - 8)
  expect(moved).toBeGreaterThanOrEqual(arrived.length)
})
