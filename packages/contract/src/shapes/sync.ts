import { z } from 'zod'
import { CivilDate, Instant, Uuid } from './scalars.ts'

const Flag = z.enum(['true', 'false'])

/** What a device asks to be brought up to date with (product §4, "Sync"). */
export const SyncQuery = z.object({
  status: z.literal('all').default('all'),
  providerCode: z.string().max(40).optional().describe('of one medical organisation only'),
  async: Flag.default('false').describe(
    'true: answer what there is; whatever organisations say later is told as a change',
  ),
  forced: Flag.default('false').describe('true: ask organisations again that were asked a moment ago'),
  dateStart: CivilDate.optional().describe(
    "the day before the device's last sync; absent: the initial sync, which is answered with a month back",
  ),
})

/** How it went at one organisation that knows any of these people; one that keeps its records here is always `synced`. */
export const ProviderSync = z.object({
  providerCode: z.string(),
  outcome: z.enum(['synced', 'pending', 'SYNC_FAILED', 'CLINIC_UNAVAILABLE']),
  syncedAt: Instant.nullable().describe('of the records that are shown; null: none were ever read'),
})

/** What every answer to a sync says besides the records. */
export const Synced = z.object({
  profileIds: z
    .array(Uuid)
    .describe(
      "whose records the account may see: a device drops everyone else's, and syncs initially when one is new to it",
    ),
  syncedAt: Instant.describe('when this sync began'),
  providers: z.array(ProviderSync),
})
