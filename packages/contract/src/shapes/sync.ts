import { z } from 'zod'
import { CivilDate, Instant, Uuid } from './scalars.ts'

const Flag = z.enum(['true', 'false'])

/** The parameters of a device's sync (product §4, "Sync"). */
export const SyncQuery = z.object({
  status: z.literal('all').default('all'),
  providerCode: z.string().max(40).optional().describe('only this medical organisation'),
  async: Flag.default('false').describe(
    'true: answer what is stored now; later answers of organisations are announced as changes',
  ),
  forced: Flag.default('false').describe(
    'true: ask organisations again even if they were asked a moment ago',
  ),
  dateStart: CivilDate.optional().describe(
    "the day before the device's last sync; absent: an initial sync, which answers one month back",
  ),
})

/**
 * The outcome at each organisation that knows one of these people; an organisation that keeps its records here is
 * always `synced`.
 */
export const ProviderSync = z.object({
  providerCode: z.string(),
  outcome: z.enum(['synced', 'pending', 'SYNC_FAILED', 'CLINIC_UNAVAILABLE']),
  syncedAt: Instant.nullable().describe('when the shown records were last read; null: never'),
})

/** The part of every sync answer besides the records. */
export const Synced = z.object({
  profileIds: z
    .array(Uuid)
    .describe(
      "people whose records the account may see: a device drops everyone else's, and makes an initial sync if one is new to it",
    ),
  syncedAt: Instant.describe('when this sync began'),
  providers: z.array(ProviderSync),
})
