import { setTimeout as pause } from 'node:timers/promises'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { claimOne } from '../store/operations.ts'
import { leaseFrom } from './operation-lease.ts'
import { recover } from './recover-operation.ts'

const PATIENCE_MS = 15_000
const LOOK_MS = 200

/** How long a caller waits for an operation that they or their family began before. */
export function patienceFromNow(): () => boolean {
  const started = performance.now()
  return () => performance.now() - started < PATIENCE_MS
}

/** Waits for the earlier operation; if the server that worked on it is gone, continues it. */
export async function waitForEarlier(
  earlier: string | null,
  clinic: Clinic,
  deps: RemoteDeps,
): Promise<void> {
  const lease = leaseFrom(deps.clock.now())
  const left = earlier === null ? undefined : await claimOne(deps.database.db, earlier, lease)
  if (left) await recover(left, clinic, deps)
  else if (earlier !== null) await pause(LOOK_MS)
}
