import { BUSY, NOT_FOUND } from '../answers.ts'
import type { ModelState, OperationOf } from '../state.ts'
import { clash, isOpen, runOf, slotOf, take, timeOf } from '../timeslots.ts'

/** The model's name for every patient without an account: two of them are never the same person. */
export const GUEST = 'guest'

/** `observed` is the id of the visit that the server made. */
export function bookAsGuest(
  state: ModelState,
  operation: OperationOf<'bookAsGuest'>,
  observed: string,
): string {
  const { holders, slotId, ofService } = operation
  const slot = slotOf(state, slotId)
  if (!slot) return NOT_FOUND
  const run = runOf(state, slot, ofService)
  if (!run?.every(each => isOpen(each, holders, state.now))) return BUSY
  const { doctor } = slot
  const time = timeOf(run)
  if (clash(state, time, visit => visit.doctor === doctor)) return BUSY
  const [, id = ''] = observed.split(' ')
  if (state.visits.some(visit => visit.id === id)) return '201 a visit of its own'
  state.visits.push({ id, patient: GUEST, ofService, doctor, ...time, cancelled: false })
  take(run, id)
  return `201 ${id} reserved ${time.start}-${time.end}`
}
