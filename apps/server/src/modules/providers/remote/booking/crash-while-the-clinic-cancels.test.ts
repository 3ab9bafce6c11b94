import { createHmac } from 'node:crypto'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { requireValue } from '@vizit/test-kit/world/require-value.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, expect, test } from 'vitest'
import { moveVisit } from '../../../booking/public.ts'
import { WEBHOOK_SECRET } from '../../testing/connected-clinic.ts'
import { crashAtEveryStep } from '../../testing/crash-at-every-step.ts'
import { fhirClinic } from '../../testing/fhir-clinic.ts'
import { type FreeTime, freeTimes } from '../../testing/free-times.ts'
import { receiveNotification } from '../webhook/receive-notification.ts'

const world = await testWorld({ connections: 60 })
const at = await fhirClinic(world)
afterAll(() => at.server.close())
const times = await freeTimes(world, at, 100)
const { booking } = testServices(world)
const { resources } = at.server

interface Stage {
  readonly patient: WorldPatient
  readonly orderId: string
  readonly appointmentId: string
  readonly to: FreeTime
}

async function booked(): Promise<Stage> {
  const patient = await world.patient()
  const { orderId } = (await world.book(patient, times.next())).json
  const { appointment_id: appointmentId } = await world.db
    .selectFrom('fhir_appointment')
    .select('appointment_id')
    .where('visit_id', '=', orderId)
    .executeTakeFirstOrThrow()
  return { patient, orderId, appointmentId, to: times.next() }
}

/** The clinic cancels the appointment, notifies us and is asked. */
async function clinicCancels({ appointmentId }: Pick<Stage, 'appointmentId'>): Promise<void> {
  const appointment = requireValue(resources.find(`Appointment/${appointmentId}`))
  if (appointment.status === 'booked') {
    resources.save({ ...appointment, status: 'cancelled' })
    for (const { reference } of appointment.slot as { reference: string }[]) {
      resources.save({ ...requireValue(resources.find(reference)), status: 'free' })
    }
  }
  await rereadSlots()
}

async function rereadSlots() {
  const timestamp = String(world.clock.now().getTime() / 1000)
  const body = JSON.stringify({ changed: 'Appointment', at: Math.random() })
  const signature = `sha256=${createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest('hex')}`
  const heard = { body, timestamp, signature, authorization: undefined }
  expect(await receiveNotification(at.clinic.providerCode, heard, at.providers.remoteDeps)).toBe('received')
  await at.poll()
}

test.each([
  ['lives on', true],
  ['dies', false],
])(
  'if a clinic cancels at any step of a move and the server that moves %s, nothing is left on one side only',
  (_what, survives) =>
    crashAtEveryStep(world, {
      ...{
        at,
        stage: booked,
        stands: 0,
        meanwhile: { others: clinicCancels, survives, afterwards: rereadSlots },
      },
      act: ({ patient: { accountId, deviceId }, orderId, to }, remote) =>
        moveVisit(
          {
            actor: { kind: 'patient', accountId, deviceId, sessionId: deviceId },
            ...{ orderId, timeslotId: to.timetableId, language: 'ru' },
          },
          { ...booking, remote },
        ),
    }),
)
