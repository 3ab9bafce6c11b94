import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Providers } from './port.ts'
import { organisationsOf } from './store/known-at.ts'

export interface ProvidersDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}

/** What is kept here is always up to date. */
export function createProviders({ database, clock }: ProvidersDeps): Providers {
  return {
    refresh: async ({ profileIds, providerCode }) => {
      const known = await organisationsOf(database.db, profileIds, providerCode)
      return known.map(({ providerCode: code }) => ({
        providerCode: code,
        outcome: 'synced',
        syncedAt: clock.now(),
      }))
    },
  }
}
