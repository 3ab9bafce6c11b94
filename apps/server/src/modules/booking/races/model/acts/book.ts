import { BUSY, KEY_REUSED, NOT_FOUND, VISITOR_BUSY } from '../answers.ts'
import type { ModelSlot, ModelState, OperationOf } from '../state.ts'
import { clash, isOpen, runOf, slotOf, take, timeOf } from '../timeslots.ts'

/** `observed` is the id of the visit that the server made. */
export function book(state: ModelState, operation: OperationOf<'book'>, observed: string): string {
  const { patient, holders, slotId, ofService, key } = operation
  const known = key === null ? undefined : state.keys[`${patient} ${key}`]
  if (known) return known.slotId === slotId && known.ofService === ofService ? known.answer : KEY_REUSED
  const slot = slotOf(state, slotId)
  if (!slot) return NOT_FOUND
  const own = () => ownVisitAt(state, slot, operation)
  const run = runOf(state, slot, ofService)
  if (!run?.every(each => isOpen(each, holders, state.now))) return own() ?? BUSY
  const { doctor } = slot
  const time = timeOf(run)
  if (clash(state, time, visit => visit.patient === patient)) return own() ?? VISITOR_BUSY
  if (clash(state, time, visit => visit.doctor === doctor)) return BUSY
  const [, id = ''] = observed.split(' ')
  if (state.visits.some(visit => visit.id === id)) return '201 a visit of its own'
  state.visits.push({ id, patient, ofService, doctor, ...time, cancelled: false })
  // A repeated key gets the first answer (decisions D13), even if the visit was changed since.
  const answer = `201 ${id} reserved ${slotId} ${time.start}-${time.end}`
  if (key !== null) state.keys[`${patient} ${key}`] = { answer, slotId, ofService }
  take(run, id)
  return answer
}

/** A patient who books the same timeslot again, under any key, gets the existing visit; nothing changes. */
function ownVisitAt(state: ModelState, slot: ModelSlot, { patient, slotId, ofService }: OperationOf<'book'>) {
  const visit = state.visits.find(each => each.id === slot.visit && each.start === slot.start)
  if (!visit || visit.cancelled || visit.patient !== patient || visit.ofService !== ofService) return
  return `201 ${visit.id} reserved ${slotId} ${visit.start}-${visit.end}`
}
