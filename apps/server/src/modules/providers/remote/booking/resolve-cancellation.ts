import { isFailure, isMissing } from '../../../../platform/http-client/failure.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { end, type Operation } from '../store/operations.ts'
import { cancelHere } from './cancel-here.ts'
import { LATE_ANSWER_MS } from './late-answer-time.ts'

/** Looks up the result of a cancellation for which no caller waits any more: the state at the clinic decides. */
export async function resolveCancellation(
  operation: Operation,
  { connector }: Clinic,
  deps: RemoteDeps,
): Promise<void> {
  const { database, clock } = deps
  const { appointmentId, sentAt } = operation
  if (appointmentId === null) throw new Error('what is cancelled has an appointment')
  const appointment = await connector.readAppointment(appointmentId)
  if (isFailure(appointment) ? isMissing(appointment) : appointment.status === 'cancelled') {
    await cancelHere(operation, { accountId: null, messages: null }, deps)
  } else if (!isFailure(appointment)) {
    const mayStillCome = sentAt && clock.now().getTime() - sentAt.getTime() < LATE_ANSWER_MS
    if (!mayStillCome) await end(database.db, operation, clock.now())
  }
}
