import type { ClinicSlot } from '../../connectors/clinic-connector.ts'
import { type Failure, isFailure } from '../../connectors/failure.ts'
import type { Clinic } from '../clinic.ts'
import type { RemoteDeps } from '../deps.ts'
import { noteProgress } from '../store/connections.ts'
import { schedulesOf } from '../store/schedules.ts'
import { applyAllFree, applySlots, mirrorEnd } from './apply-slots.ts'

/** Servers index what was changed a little later than they say: the last minute is read once more. */
const OVERLAP_MS = 60_000

/** Reads what has changed since the last time. What is deleted a server does not tell: comparing finds it. */
export async function pollChangedSlots(clinic: Clinic, deps: RemoteDeps): Promise<Failure | null> {
  const { providerId, slotsSeenTo } = clinic.connection
  const since = slotsSeenTo && new Date(slotsSeenTo.getTime() - OVERLAP_MS)
  const found = await readSlots(clinic, deps, { changedSince: since })
  if ('failure' in found) return found
  await applySlots(providerId, found, [], deps)
  await noteProgress(deps.database.db, providerId, seenTo(found, slotsSeenTo))
  return null
}

/** Reads all that is free, and takes off what is not. */
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

/** By the clinic's own clock, which need not agree with ours. */
function seenTo(slots: readonly ClinicSlot[], before: Date | null): { slots_seen_to?: Date } {
  let latest = before?.getTime() ?? 0
  for (const slot of slots) latest = Math.max(latest, slot.changedAt?.getTime() ?? 0)
  return latest === 0 ? {} : { slots_seen_to: new Date(latest) }
}
