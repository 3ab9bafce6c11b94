import {
  type Failure,
  isConflict,
  isFailure,
  isMissing,
} from '../../../../../platform/http-client/failure.ts'
import type { CancelFailure } from '../../clinic-connector.ts'
import type { FhirSystem } from '../fhir-system.ts'
import { Appointment, holdsNoTime } from '../resources/appointment.ts'
import { referredId, versionOf } from '../resources/parts.ts'
import { marking, readSlots } from './slots.ts'
import { transact } from './transaction.ts'

/** The visit has taken place or was missed, so it cannot be cancelled. */
const OVER: readonly Appointment['status'][] = ['arrived', 'checked-in', 'fulfilled', 'noshow']
/** The clinic may change the appointment at the same time; then it is read and tried again. */
const ATTEMPTS = 3

/**
 * Cancels at the clinic. 'off': it is cancelled now, was before, or does not exist any more. 'over': too late. Or
 * a failure.
 */
export async function cancelAppointment(
  system: FhirSystem,
  appointmentId: string,
): Promise<'off' | 'over' | CancelFailure> {
  let last: Failure | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const appointment = await system.client.read(`Appointment/${appointmentId}`, Appointment)
    if (isFailure(appointment)) return isMissing(appointment) ? 'off' : { ...appointment, asked: false }
    if (holdsNoTime(appointment)) return 'off'
    if (OVER.includes(appointment.status)) return 'over'
    const done = await cancelOnce(system, appointment)
    if (!isFailure(done)) return 'off'
    if (!isConflict(done)) return { ...done, asked: done.failure === 'unclear' }
    last = done
  }
  return { failure: 'refused', status: last?.status ?? null, asked: false }
}

async function cancelOnce(
  { client, booking }: FhirSystem,
  appointment: Appointment,
): Promise<object | Failure> {
  const cancelled = { ...appointment, status: 'cancelled' as const }
  const url = `Appointment/${appointment.id}`
  const ifMatch = versionOf(appointment)
  if (booking === 'appointment') return client.update(url, cancelled, Appointment, { ifMatch })
  const ids = (appointment.slot ?? []).map(({ reference }) => referredId(reference, 'Slot'))
  const slots = await readSlots(
    client,
    ids.filter(id => id !== null),
  )
  if (isFailure(slots) && !isMissing(slots)) return slots
  const taken = isFailure(slots) ? [] : slots.filter(({ status }) => status === 'busy')
  return transact(client, [
    { resource: cancelled, request: { method: 'PUT', url, ifMatch } },
    ...taken.map(slot => marking(slot, 'free')),
  ])
}
