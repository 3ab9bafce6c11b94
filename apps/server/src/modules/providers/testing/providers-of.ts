import { messagesToOthersOf } from '@vizit/test-kit/world/messages-to-others.ts'
import { notificationsOf } from '@vizit/test-kit/world/notifications.ts'
import { SECRET } from '@vizit/test-kit/world/secret.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { createChanges } from '../../../platform/changes/create-changes.ts'
import type { ProvidersDeps } from '../deps.ts'
import { createProviders } from '../providers.ts'

/** The organisations as another server has them, on the database and clock of the world. */
export function providersOf(world: World, changed: Partial<ProvidersDeps> = {}) {
  const { database, clock, app } = world
  const deps = { database, clock, secret: SECRET, log: app.log, publicUrl: 'https://vizit.example' }
  const notifications = notificationsOf(world)
  const changes = createChanges({ database, accountsOf: async () => new Map() })
  const messagesToOthers = messagesToOthersOf(world)
  return createProviders({ ...deps, notifications, messagesToOthers, changes, ...changed })
}
