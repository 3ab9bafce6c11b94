import { type Failure, isFailure } from '../../../platform/http-client/failure.ts'
import { type Clinic, openClinic } from './clinic.ts'
import type { RemoteDeps } from './deps.ts'
import { compareSlots, pollChangedSlots } from './mirror/poll-slots.ts'
import { refreshSchedules } from './mirror/refresh-schedules.ts'
import { refreshVisits } from './refresh/refresh-visits.ts'
import { noteProblem } from './store/connections.ts'

const COMPARED_EVERY_MS = 3_600_000
const VISITS_READ_EVERY_MS = 300_000

/**
 * Reads changes of a clinic: slots at every poll, visits every five minutes. Every hour it reads everything,
 * because a server does not report what was deleted.
 */
export async function pollClinic(providerId: string, deps: RemoteDeps): Promise<void> {
  const { database, clock, log } = deps
  const clinic = await openClinic(providerId, deps)
  const failed = clinic ? await poll(clinic, deps) : 'the secret of this server does not open the connection'
  if (failed === null) return
  const problem = typeof failed === 'string' ? failed : problemOf(failed)
  await noteProblem(database.db, providerId, problem, clock.now())
  log.warn({ provider: clinic?.connection.providerCode ?? providerId, problem }, 'a clinic is not up to date')
}

async function poll(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const { comparedAt, visitsReadAt } = clinic.connection
  const now = deps.clock.now().getTime()
  const isLongAgo = (at: Date | null, ms: number) => at === null || now - at.getTime() >= ms
  const isCompared = isLongAgo(comparedAt, COMPARED_EVERY_MS)
  const slots = isCompared ? await compareAll(clinic, deps) : await pollChangedSlots(clinic, deps)
  if (slots !== null || !isLongAgo(visitsReadAt, VISITS_READ_EVERY_MS)) return slots
  const areVisitsOlder =
    isCompared || visitsReadAt === null || comparedAt === null || comparedAt > visitsReadAt
  return refreshVisits(clinic, { profileIds: null, notReadSince: null, changesOnly: !areVisitsOlder }, deps)
}

async function compareAll(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const matches = await refreshSchedules(clinic, deps)
  return isFailure(matches) ? matches : compareSlots(clinic, deps)
}

const problemOf = ({ failure, status }: Failure) => (status === null ? failure : `${failure} ${status}`)
