import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Patient } from '../../../platform/http/actor.ts'
import { bookVisit, cancelBy, moveVisit } from '../../booking/public.ts'
import type { RemoteVisits } from '../port.ts'
import { clinicOfEachKind } from '../testing/connected-clinic.ts'
import { crashAtEveryStep } from '../testing/crash-at-every-step.ts'
import { type FreeTime, freeTimes } from '../testing/free-times.ts'
import { connectorKinds } from './connectors.ts'

// FHIR's two ways of booking are tested in remote/booking/crash.test.ts.
const kinds = connectorKinds.filter(kind => kind !== 'fhir')
const world = await testWorld({ connections: 40 })
const clinics = await clinicOfEachKind(world)
afterAll(() => Promise.all(connectorKinds.map(kind => clinics[kind].system.close())))
const { booking } = testServices(world)

const actorOf = ({ accountId, deviceId }: WorldPatient): Patient => ({
  ...{ kind: 'patient', accountId, deviceId, sessionId: deviceId },
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

describe.each(kinds)('a server that dies at any step leaves nothing on one side only, by %s:', kind => {
  const at = clinics[kind]
  let times: Awaited<ReturnType<typeof freeTimes>>
  beforeAll(async () => {
    times = await freeTimes(world, at, 160)
  })
  const unknownPatient = async (): Promise<Stage> => ({
    ...{ patient: await world.patient(), time: times.next(), orderId: '' },
  })
  const withVisit = async (): Promise<Stage> => {
    const { patient, time } = await unknownPatient()
    const { orderId } = (await world.book(patient, time)).json
    return { patient, time: times.next(), orderId }
  }

  test('a booking', () => crashAtEveryStep(world, { at, stage: unknownPatient, act: book, stands: 1 }))
  test('a move', () => crashAtEveryStep(world, { at, stage: withVisit, act: move, stands: 1 }))
  test('a cancellation', () => crashAtEveryStep(world, { at, stage: withVisit, act: cancel, stands: 0 }))
})
