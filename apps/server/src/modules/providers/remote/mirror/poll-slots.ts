import { type Failure, isFailure } from '../../../../platform/http-client/failure.ts'
import type { ClinicSlot } from '../../connectors/clinic-connector.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { noteProgress } from '../store/connections.ts'
import { schedulesOf } from '../store/schedules.ts'
import { applyAllFree, applySlots, mirrorEnd } from './apply-slots.ts'

/** Servers index a change slightly later than its timestamp, so the last minute is read again. */
const OVERLAP_MS = 60_000

/**
 * Reads slots that changed since the last poll. A server does not report deleted slots; the comparison finds them.
 */
export async function pollChangedSlots(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const { providerId, slotsSeenTo } = clinic.connection
  const since = slotsSeenTo && new Date(slotsSeenTo.getTime() - OVERLAP_MS)
  const found = await readSlots(clinic, deps, { changedSince: since })
  if ('failure' in found) return found
  await applySlots(providerId, found, [], deps)
  await noteProgress(deps.database.db, providerId, seenTo(found, slotsSeenTo))
  return null
}

/** Reads all free slots, and withdraws the other timeslots. */
export async function compareSlots(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const { slotsSeenTo } = clinic.connection
  const now = deps.clock.now()
  const found = await readSlots(clinic, deps, { freeFrom: now, freeTo: mirrorEnd(now) })
  if ('failure' in found) return found
  await applyAllFree(clinic.connection, found, { ...seenTo(found, slotsSeenTo), compared_at: now }, deps)
  return null
}

type Which = { readonly changedSince: Date | null } | { readonly freeFrom: Date; readonly freeTo: Date }

async function readSlots(
  { connector, connection }: Clinic,
  { database, log }: RemoteDeps,
  which: Which,
): Promise<readonly ClinicSlot[] | Failure> {
  const scheduleIds = [...(await schedulesOf(database.db, connection.providerId)).keys()]
  const read = await connector.readSlots({ scheduleIds, ...which })
  if (isFailure(read)) return read
  const { slots, unreadable: wrong } = read
  if (wrong > 0)
    log.warn({ provider: connection.providerCode, wrong }, 'timeslots of a clinic are not readable')
  return slots
}

/** By the clinic's clock, which may differ from ours. */
function seenTo(slots: readonly ClinicSlot[], before: Date | null): { slots_seen_to?: Date } {
  let latest = before?.getTime() ?? 0
  for (const slot of slots) latest = Math.max(latest, slot.changedAt?.getTime() ?? 0)
  return latest === 0 ? {} : { slots_seen_to: new Date(latest) }
}
