import { type Failure, isFailure } from '../../connectors/failure.ts'
import { type Parameters, search } from '../../connectors/fhir/http/search.ts'
import { changedAt } from '../../connectors/fhir/resources/parts.ts'
import { Slot } from '../../connectors/fhir/resources/slot.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { noteProgress } from '../store/connections.ts'
import { schedulesOf } from '../store/schedules.ts'
import { applyAllFree, applySlots, mirrorEnd } from './apply-slots.ts'

/** Schedules named in one search: addresses do not grow without end. */
const SCHEDULES_AT_ONCE = 25
const PAGE = ['_count', '200'] as const
/** Servers index what was changed a little later than they say: the last minute is read once more. */
const OVERLAP_MS = 60_000

/** Reads what has changed since the last time. What is deleted a server does not tell: comparing finds it. */
export async function pollChangedSlots(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const { providerId, slotsSeenTo } = clinic.connection
  const since = slotsSeenTo && new Date(slotsSeenTo.getTime() - OVERLAP_MS)
  const found = await searchSlots(clinic, deps, since ? [['_lastUpdated', `ge${since.toISOString()}`]] : [])
  if ('failure' in found) return found
  await applySlots(providerId, found, [], deps)
  await noteProgress(deps.database.db, providerId, seenTo(found, slotsSeenTo))
  return null
}

/** Reads all that is free, and takes off what is not. */
export async function compareSlots(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const { slotsSeenTo } = clinic.connection
  const now = deps.clock.now()
  const found = await searchSlots(clinic, deps, [
    ['status', 'free'],
    ['start', `ge${now.toISOString()}`],
    ['start', `lt${mirrorEnd(now).toISOString()}`],
  ])
  if ('failure' in found) return found
  await applyAllFree(clinic.connection, found, { ...seenTo(found, slotsSeenTo), compared_at: now }, deps)
  return null
}

async function searchSlots(
  { client, connection }: Clinic,
  { database, log }: RemoteDeps,
  which: Parameters,
): Promise<Slot[] | Failure> {
  const schedules = [...(await schedulesOf(database.db, connection.providerId)).keys()]
  const slots: Slot[] = []
  let wrong = 0
  for (let at = 0; at < schedules.length; at += SCHEDULES_AT_ONCE) {
    const some = schedules.slice(at, at + SCHEDULES_AT_ONCE).map(id => `Schedule/${id}`)
    const found = await search(client, 'Slot', [['schedule', some.join(',')], ...which, PAGE], Slot)
    if (isFailure(found)) return found
    for (const slot of found.resources) slots.push(slot)
    wrong += found.wrong
  }
  if (wrong > 0)
    log.warn({ provider: connection.providerCode, wrong }, 'timeslots of a clinic are not readable')
  return slots
}

/** By the clinic's own clock, which need not agree with ours. */
function seenTo(slots: readonly Slot[], before: Date | null): { slots_seen_to?: Date } {
  let latest = before?.getTime() ?? 0
  for (const slot of slots) latest = Math.max(latest, changedAt(slot)?.getTime() ?? 0)
  return latest === 0 ? {} : { slots_seen_to: new Date(latest) }
}
