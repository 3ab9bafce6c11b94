import { randomUUID } from 'node:crypto'
import type { World } from '../../datasets/world.ts'
import type { Answers } from '../../servers/bare-server.ts'
import { clearBookings } from './clear-bookings.ts'
import { freeSlots } from './free-slots.ts'
import type { BookingPatient } from './patients.ts'
import { HOLDS, ORDERS } from './requests.ts'

/** The server's answers to one hold and one booking; those to all others have nearly the same size. */
export async function captureBooking(world: World, patients: readonly BookingPatient[]): Promise<Answers> {
  const { pool, port } = world
  const [[slot] = []] = await freeSlots(pool, { lanes: 1, each: 1, seed: 'capture' })
  const [patient] = patients
  if (!slot || !patient) throw new Error('nothing can be booked')
  const { timeslotId: timetableId, assignmentId } = slot
  const answers = new Map<string, { status: number; body: Buffer }>()
  for (const [path, body] of [
    [HOLDS, { timetableId, assignmentId }],
    [ORDERS, { timetableId, assignmentId, profileId: patient.profileId }],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${patient.bearer}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} is answered with ${answer.status}: ${await answer.text()}`)
    answers.set(`POST ${path}`, { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) })
  }
  await clearBookings(pool, patients)
  return answers
}
