import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, describe, test } from 'vitest'
import type { Patient } from '../../../../platform/http/actor.ts'
import { bookVisit, cancelBy, moveVisit } from '../../../booking/public.ts'
import type { RemoteVisits } from '../../port.ts'
import { crashAtEveryStep } from '../../testing/crash-at-every-step.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { type FreeTime, freeTimes } from '../../testing/free-times.ts'

const world = await testWorld({ connections: 40 })
const clinics = {
  appointment: await fhirClinic(world, 'appointment'),
  transaction: await fhirClinic(world, 'transaction'),
}
const styles = ['appointment', 'transaction'] as const
const times = {
  appointment: await freeTimes(world, clinics.appointment, 160),
  transaction: await freeTimes(world, clinics.transaction, 160),
}
afterAll(() => Promise.all(styles.map(style => clinics[style].server.close())))
const { booking } = testServices(world)

const actorOf = ({ accountId, deviceId }: WorldPatient): Patient => ({
  kind: 'patient',
  accountId,
  deviceId,
  sessionId: deviceId,
})

interface Stage {
  readonly patient: WorldPatient
  /** The free time that the test books. */
  readonly time: FreeTime
  readonly orderId: string
}

function book({ patient, time }: Stage, remote: RemoteVisits) {
  const { timetableId, assignmentId } = time
  const body = { timetableId, assignmentId, profileId: patient.profileId }
  const key = `key-of-${patient.profileId}`
  return bookVisit({ actor: actorOf(patient), body, key, language: 'ru' }, { ...booking, remote })
}

const move = ({ patient, time, orderId }: Stage, remote: RemoteVisits) =>
  moveVisit(
    { actor: actorOf(patient), orderId, timeslotId: time.timetableId, language: 'ru' },
    { ...booking, remote },
  )

const cancel = ({ orderId, patient: { accountId, phone } }: Stage, remote: RemoteVisits) =>
  cancelBy(
    orderId,
    { accountId, contact: { phone, language: 'ru' }, mayCancel: async () => true },
    { ...booking, remote },
  )

describe.each(styles)('a server that dies at any step leaves nothing on one side only, by %s:', style => {
  const at = clinics[style]
  const unknownPatient = async (): Promise<Stage> => ({
    patient: await world.patient(),
    time: times[style].next(),
    orderId: '',
  })
  const booked = async (): Promise<Stage> => {
    const { patient, time } = await unknownPatient()
    const { json } = await world.book(patient, time)
    return { patient, time: times[style].next(), orderId: json.orderId }
  }

  test('a booking', () => crashAtEveryStep(world, { at, stage: unknownPatient, act: book, stands: 1 }))
  test('a move', () => crashAtEveryStep(world, { at, stage: booked, act: move, stands: 1 }))
  test('a cancellation', () =>
    crashAtEveryStep(world, { at, stage: booked, act: cancel, stands: 0, steps: 16 }))
})
