import { notificationsOf } from '@vizit/test-kit/world/notifications.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import type { ProvidersDeps } from '../deps.ts'
import { createProviders } from '../providers.ts'

export const SECRET = 'the secret of servers in tests, of 32 characters and more'

/** The organisations as another server has them, on the database and clock of the world. */
export function providersOf(world: World, changed: Partial<ProvidersDeps> = {}) {
  const { database, clock, app } = world
  const deps = { database, clock, secret: SECRET, log: app.log, publicUrl: 'https://vizit.example' }
  const notifications = notificationsOf(world)
  const changes = createChanges({ database, accountsOf: async () => new Map() })
  return createProviders({ ...deps, notifications, changes, ...changed })
}
