import { BUSY, NOT_FOUND } from '../answers.ts'
import type { ModelState, OperationOf } from '../state.ts'
import { isOpen, letGo, runOf, slotOf } from '../timeslots.ts'

const HOLD = 5

export function hold(state: ModelState, { holders, slotId, ofService }: OperationOf<'hold'>): string {
  const slot = slotOf(state, slotId)
  if (!slot) return NOT_FOUND
  const run = runOf(state, slot, ofService)
  if (!run?.every(each => isOpen(each, holders, state.now))) return BUSY
  letGo(state, holders, run)
  for (const each of run) Object.assign(each, { holder: holders[0] ?? null, until: state.now + HOLD })
  return '201'
}
