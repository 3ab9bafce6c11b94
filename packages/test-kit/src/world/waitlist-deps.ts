import { createFamily } from '@vizit/server/modules/family/family.ts'
import { accountsOf } from '@vizit/server/modules/family/public.ts'
import { createProviders } from '@vizit/server/modules/providers/providers.ts'
import type { ReminderDeps } from '@vizit/server/modules/reminders/deps.ts'
import { createRemoteConfig } from '@vizit/server/modules/remote-config/remote-config.ts'
import type { WaitlistDeps } from '@vizit/server/modules/waitlist/deps.ts'
import { createChanges } from '@vizit/server/platform/changes/create-changes.ts'
import { messagesToOthersOf } from './messages-to-others.ts'
import { notificationsOf } from './notifications.ts'
import { SECRET } from './secret.ts'
import type { World } from './world.ts'

/** What a server gives its waitlist and its reminders, on the database and clock of the world. */
export function waitlistDeps({ database, clock, app }: World): WaitlistDeps & ReminderDeps {
  const { log } = app
  const full = { ...database, close: database.drop }
  const remoteConfig = createRemoteConfig({ database, clock, log })
  const accessLevels = async () => (await remoteConfig.read()).accessLevelsConfig
  const family = createFamily({ database: full, clock, accessLevels })
  const notifications = notificationsOf({ database, clock, app })
  const changes = createChanges({ database, accountsOf: ids => accountsOf(database.db, ids) })
  const messagesToOthers = messagesToOthersOf({ database, clock, app })
  const { remote } = createProviders({
    database,
    clock,
    notifications,
    messagesToOthers,
    changes,
    secret: SECRET,
    log,
    publicUrl: 'https://vizit.example',
  })
  const booking = {
    database: full,
    clock,
    family,
    notifications,
    messagesToOthers,
    changes,
    remote,
    settings: remoteConfig.read,
  }
  return { ...booking, booking, publicUrl: 'https://vizit.example', log }
}
