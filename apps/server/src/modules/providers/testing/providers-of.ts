import type { World } from '@vizit/test-kit/world/world.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import { createNotifications } from '../../notifications/notifications.ts'
import type { ProvidersDeps } from '../deps.ts'
import { createProviders } from '../providers.ts'

export const SECRET = 'the secret of servers in tests, of 32 characters and more'

/** The organisations as another server has them, on the database and clock of the world. */
export function providersOf({ database, clock, app }: World, changed: Partial<ProvidersDeps> = {}) {
  const deps = { database, clock, secret: SECRET, log: app.log, publicUrl: 'https://vizit.example' }
  const notifications = createNotifications({ ...deps, gateways: { kind: 'inbox' } })
  const changes = createChanges({ database, accountsOf: async () => new Map() })
  return createProviders({ ...deps, notifications, changes, ...changed })
}
