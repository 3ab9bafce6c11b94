import type { Failure } from '../../../../platform/http-client/failure.ts'
import type { TimeRequest } from '../../port.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { rereadSlots } from '../mirror/reread-slots.ts'
import { note } from '../store/operations.ts'
import { actorsOf } from '../store/schedules.ts'
import type { ClaimedOperation } from './claimed-operation.ts'
import { endAndRelease } from './end-and-release.ts'
import { knownPatient } from './known-patient.ts'
import { undo } from './undo-at-clinic.ts'

interface BookAtClinicRequest {
  readonly asked: TimeRequest
  readonly operation: ClaimedOperation
  readonly slotIds: readonly string[]
}

/**
 * Books at the clinic. Unless the result is 'taken', no appointment exists there, or the one that may exist is
 * being undone.
 */
export async function bookAtClinic(
  clinic: Clinic,
  { asked, operation, slotIds }: BookAtClinicRequest,
  deps: RemoteDeps,
): Promise<'taken' | 'busy' | 'unavailable'> {
  const { database, clock } = deps
  const patientId = await knownPatient(database.db, clinic, asked.patient)
  if (typeof patientId !== 'string') return unavailable(clinic, operation, patientId, deps)
  const actors = await actorsOf(database.db, clinic.connection.providerId, asked.assignmentId)
  const isOurs = await note(database.db, operation, { sent_at: clock.now(), patient_id: patientId })
  if (!isOurs) return 'unavailable'
  const { startsAt, endsAt } = asked
  const made = await clinic.connector.book({
    operationId: operation.id,
    patientId,
    slotIds,
    actors,
    startsAt,
    endsAt,
    coverer: asked.coverer ?? null,
  })
  if (made === 'busy') {
    await rereadSlots(clinic, slotIds, deps)
    await endAndRelease(operation, deps)
    return made
  }
  if (typeof made === 'string') {
    if (await note(database.db, operation, { state: 'taken', appointment_id: made })) return 'taken'
    // Another server assumed that we had died, searched and found no appointment; so we must undo it.
    await undo({ ...operation, appointmentId: made, slotIds, sentAt: null }, clinic, deps)
    return 'unavailable'
  }
  if (made.failure !== 'unclear') return unavailable(clinic, operation, made, deps)
  // The clinic may have booked it: the timeslots stay held until this is looked up.
  deps.log.warn(
    { provider: clinic.connection.providerCode, status: made.status },
    'a clinic did not answer clearly',
  )
  await note(database.db, operation, { state: 'undoing', claimed_until: clock.now() })
  return 'unavailable'
}

/** The clinic cannot have changed anything. */
async function unavailable(
  { connection }: Clinic,
  operation: ClaimedOperation,
  failure: Failure,
  deps: RemoteDeps,
): Promise<'unavailable'> {
  deps.log.warn({ provider: connection.providerCode, ...failure }, 'a clinic cannot be booked')
  await endAndRelease(operation, deps)
  return 'unavailable'
}
