import type { ModelSlot, ModelState, ModelVisit, Operation } from './state.ts'

const HOLD = 5
const CUT_OFF = 30
const BUSY = '409 TIMESLOT_IS_BUSY'
const VISITOR_BUSY = '409 VISITOR_BUSY'
const NOT_FOUND = '404 NOT_FOUND'

interface Interval {
  readonly start: number
  readonly end: number
}

const overlap = (a: Interval, b: Interval) => a.start < b.end && b.start < a.end

/**
 * What one operation does when nobody else acts, and how it is answered: the rules of booking written down a
 * second time, as plainly as can be. `observed` names the visit that a booking made.
 */
export function apply(state: ModelState, operation: Operation, observed: string): string {
  switch (operation.kind) {
    case 'hold':
      return hold(state, operation)
    case 'release':
      letGo(state, operation.holders)
      return '204'
    case 'book':
      return book(state, operation, observed)
    case 'move':
      return move(state, operation)
    case 'cancel':
      return cancel(state, operation)
    case 'import':
      return importAgain(state, operation)
  }
}

const slotOf = (state: ModelState, id: string) => state.slots.find(slot => slot.id === id)

function isOpen(slot: ModelSlot, holders: readonly string[], now: number): boolean {
  if (slot.visit !== null || slot.start <= now) return false
  return slot.until > now ? holders.includes(slot.holder ?? '') : !slot.withdrawn
}

function tidy(slot: ModelSlot): void {
  if (slot.withdrawn && slot.visit === null && slot.holder === null) {
    slot.id = null
    slot.withdrawn = false
  }
}

function letGo(state: ModelState, holders: readonly string[], except?: ModelSlot): void {
  for (const slot of state.slots) {
    if (slot === except || slot.holder === null || !holders.includes(slot.holder)) continue
    slot.holder = null
    slot.until = 0
    tidy(slot)
  }
}

function hold(state: ModelState, { holders, slotId }: Extract<Operation, { kind: 'hold' }>): string {
  const slot = slotOf(state, slotId)
  if (!slot) return NOT_FOUND
  if (!isOpen(slot, holders, state.now)) return BUSY
  letGo(state, holders, slot)
  slot.holder = holders[0] ?? null
  slot.until = state.now + HOLD
  return '201'
}

const clash = (state: ModelState, slot: Interval, is: (visit: ModelVisit) => boolean) =>
  state.visits.some(visit => !visit.cancelled && is(visit) && overlap(visit, slot))

function take(slot: ModelSlot, visit: string): void {
  slot.visit = visit
  slot.holder = null
  slot.until = 0
}

function free(state: ModelState, visit: string): void {
  for (const slot of state.slots) {
    if (slot.visit !== visit) continue
    slot.visit = null
    tidy(slot)
  }
}

function book(state: ModelState, operation: Extract<Operation, { kind: 'book' }>, observed: string): string {
  const { patient, holders, slotId, key } = operation
  const known = key === null ? undefined : state.keys[`${patient} ${key}`]
  if (known) return known.slotId === slotId ? known.answer : '400 INVALID_ARGUMENT'
  const slot = slotOf(state, slotId)
  if (!slot) return NOT_FOUND
  if (!isOpen(slot, holders, state.now)) return BUSY
  if (clash(state, slot, visit => visit.patient === patient)) return VISITOR_BUSY
  if (clash(state, slot, visit => visit.doctor === slot.doctor)) return BUSY
  const [, id = ''] = observed.split(' ')
  if (state.visits.some(visit => visit.id === id)) return '201 a visit of its own'
  state.visits.push({ id, patient, doctor: slot.doctor, start: slot.start, end: slot.end, cancelled: false })
  // Also when it is repeated (decisions D13), whatever becomes of the visit.
  const answer = `201 ${id} reserved ${slotId} ${slot.start}`
  if (key !== null) state.keys[`${patient} ${key}`] = { answer, slotId }
  take(slot, id)
  return answer
}

function own(state: ModelState, patient: string, visitId: string): ModelVisit | undefined {
  return state.visits.find(visit => visit.id === visitId && visit.patient === patient)
}

function move(state: ModelState, operation: Extract<Operation, { kind: 'move' }>): string {
  const { patient, holders, visitId, slotId } = operation
  const visit = own(state, patient, visitId)
  const slot = slotOf(state, slotId)
  if (!visit || visit.cancelled || !slot) return NOT_FOUND
  if (slot.visit === visitId) return '200'
  if (visit.start - state.now < CUT_OFF) return '423 VISIT_CHANGE_TOO_LATE'
  if (!isOpen(slot, holders, state.now)) return BUSY
  const isOther = (other: ModelVisit) => other.id !== visitId
  if (clash(state, slot, other => isOther(other) && other.patient === patient)) return VISITOR_BUSY
  if (clash(state, slot, other => isOther(other) && other.doctor === slot.doctor)) return BUSY
  free(state, visitId)
  take(slot, visitId)
  Object.assign(visit, { doctor: slot.doctor, start: slot.start, end: slot.end })
  return '200'
}

function cancel(state: ModelState, { patient, visitId }: Extract<Operation, { kind: 'cancel' }>): string {
  const visit = own(state, patient, visitId)
  if (!visit) return NOT_FOUND
  if (visit.cancelled) return '204'
  if (visit.start - state.now < CUT_OFF) return '423 VISIT_CHANGE_TOO_LATE'
  visit.cancelled = true
  free(state, visitId)
  return '204'
}

/** The clinic imports again: what is booked or held stays until that is over; the rest is as wanted. */
function importAgain(state: ModelState, { wanted }: Extract<Operation, { kind: 'import' }>): string {
  for (const slot of state.slots) {
    if (slot.withdrawn && slot.visit === null && slot.until <= state.now) {
      slot.holder = null
      slot.until = 0
      tidy(slot)
    }
  }
  const future = state.slots.flatMap((slot, at) =>
    slot.start > state.now ? [{ slot, isWanted: wanted[at] ?? false }] : [],
  )
  for (const { slot, isWanted } of future) {
    if (slot.id === null) continue
    if (isWanted || slot.visit !== null || slot.until > state.now) slot.withdrawn = !isWanted
    else Object.assign(slot, { id: null, holder: null, until: 0, withdrawn: false })
  }
  const isTaken = (slot: ModelSlot) =>
    clash(state, slot, visit => visit.doctor === slot.doctor) ||
    state.slots.some(
      other =>
        other.doctor === slot.doctor && other.withdrawn && other.start > state.now && overlap(other, slot),
    )
  const missing = future.filter(({ slot, isWanted }) => slot.id === null && isWanted && !isTaken(slot))
  for (const { slot } of missing) slot.id = 'new'
  return 'imported'
}
