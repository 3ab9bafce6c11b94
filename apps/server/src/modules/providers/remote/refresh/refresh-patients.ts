import { isTemporary } from '../../../../platform/http-client/failure.ts'
import type { ProviderSync, RefreshRequest } from '../../port.ts'
import type { KnownAt } from '../../store/organisations-of-profiles.ts'
import { openClinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { refreshResults } from '../results/refresh-results.ts'
import { bookedVisits } from '../store/booked-visits.ts'
import { noteProblem } from '../store/connections.ts'
import { knownPatients } from '../store/patients.ts'
import { refreshVisits } from './refresh-visits.ts'

const refreshKind = { orders: refreshVisits, tests: refreshResults }

/** A user who refreshes again within this time sees what was just read. */
const FRESH_MS = 60_000
/** A forced refresh is limited to one per this time too. */
const FORCED_MS = 10_000

/** Refreshes some patients of one clinic. */
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
      outcome: isTemporary(failed) ? 'CLINIC_UNAVAILABLE' : 'SYNC_FAILED',
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

/**
 * When everything about these people was last read. Null: they have nothing there, or something was never read.
 */
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
