import { randomUUID } from 'node:crypto'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, test } from 'vitest'
import { guestServer } from '../../../guests/testing/guest-server.ts'
import type { RemoteVisits } from '../../port.ts'
import { crashAtEveryStep } from '../../testing/crash-at-every-step.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { type FreeTime, freeTimes } from '../../testing/free-times.ts'

const world = await testWorld({ connections: 40 })
const at = await fhirClinic(world)
afterAll(() => at.server.close())
const times = await freeTimes(world, at, 140)
const guests = guestServer(world)

interface Stage {
  readonly phone: string
  readonly holder: string
  /** The free time that the test books. */
  readonly time: FreeTime
}

let made = 0
const unknownPatient = async (): Promise<Stage> => ({
  phone: `37529${String(++made).padStart(7, '0')}`,
  holder: randomUUID(),
  time: times.next(),
})

const book = ({ phone, holder, time }: Stage, remote: RemoteVisits) =>
  guests.book({ phone, holder, timeslotId: time.timetableId, key: 'once' }, remote)

async function booked() {
  const guest = await unknownPatient()
  await book(guest, at.providers.remote)
  const { id } = await world.db
    .selectFrom('visit')
    .innerJoin('visit_contact', 'visit_id', 'visit.id')
    .select('visit.id')
    .where('phone', '=', guest.phone)
    .executeTakeFirstOrThrow()
  return { visitId: id, time: times.next() }
}

test('a server that dies at any step of a guest’s booking leaves nothing on one side only', () =>
  crashAtEveryStep(world, { at, stage: unknownPatient, act: book, stands: 1, steps: 32 }))

test("a server that dies at any step of a guest's move leaves nothing on one side only", () =>
  crashAtEveryStep(world, {
    ...{ at, stage: booked, stands: 1 },
    act: ({ visitId, time }, remote) => guests.move(visitId, time.timetableId, remote),
  }))

test("a server that dies at any step of a guest's cancellation leaves nothing on one side only", () =>
  crashAtEveryStep(world, {
    ...{ at, stage: booked, stands: 0, steps: 16 },
    act: ({ visitId }, remote) => guests.cancel(visitId, remote),
  }))
