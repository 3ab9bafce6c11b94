import type { ProviderSync, RefreshRequest } from '../../port.ts'
import type { KnownAt } from '../../store/known-at.ts'
import { openClinic } from '../clinic.ts'
import type { FhirDeps } from '../deps.ts'
import type { Failure } from '../http/answer.ts'
import { bookedVisits } from '../store/booked-visits.ts'
import { noteProblem } from '../store/connections.ts'
import { refreshVisits } from './refresh-visits.ts'

/** A person who looks again at once is shown what was read just now. */
const FRESH_MS = 60_000

/** Asks one clinic about some of its patients. */
export async function refreshPatients(
  { providerId, providerCode }: KnownAt,
  { profileIds, forced }: Pick<RefreshRequest, 'profileIds' | 'forced'>,
  deps: FhirDeps,
): Promise<ProviderSync> {
  const { database, clock, log } = deps
  const now = clock.now()
  try {
    const clinic = await openClinic(providerId, deps)
    const notReadSince = forced ? null : new Date(now.getTime() - FRESH_MS)
    const failed = clinic
      ? await refreshVisits(clinic, { profileIds, notReadSince }, deps)
      : ({ failure: 'refused', status: null } as const)
    if (failed === null) return { providerCode, outcome: 'synced', syncedAt: now }
    await noteProblem(database.db, providerId, failed.failure, now)
    return {
      providerCode,
      outcome: outcomeOf(failed),
      syncedAt: await syncedAt(deps, providerId, profileIds),
    }
  } catch (error) {
    log.error(
      { provider: providerCode, kind: (error as Error).name },
      'records of a clinic were not brought up to date',
    )
    return { providerCode, outcome: 'SYNC_FAILED', syncedAt: null }
  }
}

/** Who cannot be reached or is busy may answer later; who says no, or nonsense, will again. */
const outcomeOf = ({ failure, status }: Failure) =>
  failure === 'unreached' || (failure === 'unclear' && (status === null || status >= 500))
    ? 'CLINIC_UNAVAILABLE'
    : 'SYNC_FAILED'

/** When all that is known of these people was read last; null where nothing is. */
export async function syncedAt(
  { database, clock }: Pick<FhirDeps, 'database' | 'clock'>,
  providerId: string,
  profileIds: readonly string[],
): Promise<Date | null> {
  const known = await bookedVisits(database.db, { providerId, profileIds, now: clock.now() })
  const times = known.map(({ readAt }) => readAt.getTime())
  return times.length === 0 ? null : new Date(Math.min(...times))
}
