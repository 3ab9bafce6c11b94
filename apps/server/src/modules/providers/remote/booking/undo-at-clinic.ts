import { isFailure } from '../../../../platform/http-client/failure.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { rereadSlots } from '../mirror/reread-slots.ts'
import { note, type Operation } from '../store/operations.ts'
import { endAndRelease } from './end-and-release.ts'
import { LATE_ANSWER_MS } from './late-answer-time.ts'

type Undone = Pick<Operation, 'id' | 'claim' | 'appointmentId' | 'slotIds' | 'sentAt'>

/**
 * Makes sure that the clinic has no appointment of this operation and ends it. If that is not certain yet, the
 * operation is tried again later.
 */
export async function undo(operation: Undone, clinic: Clinic, deps: RemoteDeps): Promise<void> {
  const { database, clock } = deps
  const appointmentId = operation.appointmentId ?? (await seek(operation, clinic, deps))
  if (appointmentId === 'later') return
  if (appointmentId !== null) {
    await note(database.db, operation, { state: 'undoing', appointment_id: appointmentId })
    const cancelled = await clinic.connector.cancel(appointmentId)
    if (typeof cancelled !== 'string') return
  } else if (operation.sentAt && clock.now().getTime() - operation.sentAt.getTime() < LATE_ANSWER_MS) {
    return
  }
  await rereadSlots(clinic, operation.slotIds, deps)
  await endAndRelease(operation, deps)
}

/** The appointment at the clinic. Null: none. */
async function seek(operation: Undone, clinic: Clinic, deps: RemoteDeps): Promise<string | null | 'later'> {
  if (operation.sentAt === null) return null
  if (!(await note(deps.database.db, operation, { state: 'undoing' }))) return 'later'
  const found = await clinic.connector.find(operation.id)
  if (found === null) return null
  if (isFailure(found)) return 'later'
  // An appointment was found, so no further one can come and no later search is needed.
  return found.status === 'cancelled' ? null : found.id
}
