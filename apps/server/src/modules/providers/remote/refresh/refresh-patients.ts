import { isPassing } from '../../connectors/failure.ts'
import type { ProviderSync, RefreshRequest } from '../../port.ts'
import type { KnownAt } from '../../store/known-at.ts'
import { openClinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { refreshResults } from '../results/refresh-results.ts'
import { bookedVisits } from '../store/booked-visits.ts'
import { noteProblem } from '../store/connections.ts'
import { knownPatients } from '../store/patients.ts'
import { refreshVisits } from './refresh-visits.ts'

const refreshKind = { orders: refreshVisits, tests: refreshResults }

/** A person who looks again at once is shown what was read just now. */
const FRESH_MS = 60_000
/** Whoever insists, again and again, costs the clinic no more than that. */
const FORCED_MS = 10_000

/** Asks one clinic about some of its patients. */
export async function refreshPatients(
  known: KnownAt,
  asked: Pick<RefreshRequest, 'profileIds' | 'kind' | 'forced'>,
  deps: RemoteDeps,
): Promise<ProviderSync> {
  const { database, clock, log } = deps
  const { providerId, providerCode } = known
  const { profileIds, kind, forced } = asked
  const now = clock.now()
  try {
    const clinic = await openClinic(providerId, deps)
    const notReadSince = new Date(now.getTime() - (forced ? FORCED_MS : FRESH_MS))
    const failed = clinic
      ? await refreshKind[kind](clinic, { profileIds, notReadSince }, deps)
      : ({ failure: 'refused', status: null } as const)
    if (failed === null) return { providerCode, outcome: 'synced', syncedAt: now }
    await noteProblem(database.db, providerId, failed.failure, now)
    return {
      providerCode,
      outcome: isPassing(failed) ? 'CLINIC_UNAVAILABLE' : 'SYNC_FAILED',
      syncedAt: await syncedAt(deps, known, asked),
    }
  } catch (error) {
    log.error(
      { provider: providerCode, kind: (error as Error).name },
      'records of a clinic were not brought up to date',
    )
    return { providerCode, outcome: 'SYNC_FAILED', syncedAt: null }
  }
}

/** When all that is known of these people was read last; null where nothing is, or was never read. */
export async function syncedAt(
  { database, clock }: Pick<RemoteDeps, 'database' | 'clock'>,
  { providerId }: Pick<KnownAt, 'providerId'>,
  { profileIds, kind }: Pick<RefreshRequest, 'profileIds' | 'kind'>,
): Promise<Date | null> {
  const { db } = database
  const known =
    kind === 'orders'
      ? await bookedVisits(db, { providerId, profileIds, now: clock.now() })
      : await knownPatients(db, providerId, profileIds)
  const times = known.map(({ readAt }) => readAt?.getTime() ?? 0)
  const earliest = Math.min(...times)
  return times.length === 0 || earliest === 0 ? null : new Date(earliest)
}
