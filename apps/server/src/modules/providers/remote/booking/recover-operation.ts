import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { note, type Operation } from '../store/operations.ts'
import { resolveCancellation } from './resolve-cancellation.ts'
import { undo } from './undo-at-clinic.ts'

const SHORTEST_MS = 2000
const LONGEST_MS = 300_000

/**
 * Continues an abandoned operation. No caller waits for an answer, so an appointment that is not booked here is
 * cancelled there.
 */
export async function recover(operation: Operation, clinic: Clinic, deps: RemoteDeps): Promise<void> {
  await (operation.state === 'cancelling'
    ? resolveCancellation(operation, clinic, deps)
    : undo(operation, clinic, deps))
  // An operation that has not ended is tried again after a growing delay.
  const pause = Math.min(LONGEST_MS, SHORTEST_MS * 2 ** Math.min(operation.attempts, 10))
  await note(deps.database.db, operation, { claimed_until: new Date(deps.clock.now().getTime() + pause) })
}
