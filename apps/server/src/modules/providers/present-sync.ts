import type { ProviderSync as Presented } from '@vizit/contract/shapes/sync.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { ProviderSync } from './port.ts'

/** The result at one organisation as a sync answers it. */
export const presentSync = ({ syncedAt, ...sync }: ProviderSync): z.output<typeof Presented> => ({
  ...sync,
  syncedAt: syncedAt && formatInstant(syncedAt),
})
