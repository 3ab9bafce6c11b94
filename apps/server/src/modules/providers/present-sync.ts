import type { ProviderSync as Presented } from '@vizit/contract/shapes/sync.ts'
import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import type { z } from 'zod'
import type { ProviderSync } from './port.ts'

/** How it went at one organisation, as a sync tells of it. */
export const presentSync = ({ syncedAt, ...sync }: ProviderSync): z.output<typeof Presented> => ({
  ...sync,
  syncedAt: syncedAt && formatInstant(syncedAt),
})
