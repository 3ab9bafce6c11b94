import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { NewOperation } from '../store/begin-operation.ts'
import type { OperationClaim } from '../store/operations.ts'

/** Longer than all requests of one step can take; until then no other server claims the operation. */
const LEASE_MS = 60_000
/** How long timeslots are held for an operation that no server works on; by then a server runs again. */
const HOLD_MS = DAY_MS

export const leaseFrom = (now: Date): OperationClaim => ({
  claim: randomUUID(),
  now,
  until: new Date(now.getTime() + LEASE_MS),
})

export function newOperation(now: Date): NewOperation & { readonly heldUntil: Date } {
  const { claim, until } = leaseFrom(now)
  return {
    operationId: randomUUID(),
    claim,
    now,
    claimedUntil: until,
    heldUntil: new Date(now.getTime() + HOLD_MS),
  }
}
