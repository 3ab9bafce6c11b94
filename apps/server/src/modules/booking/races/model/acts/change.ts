import { BUSY, NOT_FOUND, TOO_LATE, VISITOR_BUSY } from '../answers.ts'
import type { ModelState, ModelVisit, OperationOf } from '../state.ts'
import { clash, free, isOpen, runOf, slotOf, take, timeOf } from '../timeslots.ts'

const CUT_OFF = 30

function own(state: ModelState, patient: string, visitId: string): ModelVisit | undefined {
  return state.visits.find(visit => visit.id === visitId && visit.patient === patient)
}

export function move(state: ModelState, operation: OperationOf<'move'>): string {
  const { patient, holders, visitId, slotId } = operation
  const visit = own(state, patient, visitId)
  const slot = slotOf(state, slotId)
  if (!visit || visit.cancelled || !slot) return NOT_FOUND
  if (slot.visit === visitId && slot.start === visit.start) return '200'
  if (visit.start - state.now < CUT_OFF) return TOO_LATE
  const run = runOf(state, slot, visit.ofService)
  const isItsOwn = (visitOfSlot: string | null, withdrawn: boolean) => visitOfSlot === visitId && !withdrawn
  if (!run?.every(each => isItsOwn(each.visit, each.withdrawn) || isOpen(each, holders, state.now)))
    return BUSY
  const isOther = (other: ModelVisit) => other.id !== visitId
  const { doctor } = slot
  const time = timeOf(run)
  if (clash(state, time, other => isOther(other) && other.patient === patient)) return VISITOR_BUSY
  if (clash(state, time, other => isOther(other) && other.doctor === doctor)) return BUSY
  free(state, visitId, run)
  take(run, visitId)
  Object.assign(visit, { doctor, ...time })
  return '200'
}

export function cancel(state: ModelState, { patient, visitId }: OperationOf<'cancel'>): string {
  const visit = own(state, patient, visitId)
  if (!visit) return NOT_FOUND
  if (visit.cancelled) return '204'
  if (visit.start - state.now < CUT_OFF) return TOO_LATE
  visit.cancelled = true
  free(state, visitId)
  return '204'
}
