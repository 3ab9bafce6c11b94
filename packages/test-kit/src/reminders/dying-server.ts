import { createFamily } from '@vizit/server/modules/family/family.ts'
import { createNotifications } from '@vizit/server/modules/notifications/notifications.ts'
import type { Notifications } from '@vizit/server/modules/notifications/public.ts'
import { tellDue } from '@vizit/server/modules/reminders/telling/tell-due.ts'
import { createRemoteConfig } from '@vizit/server/modules/remote-config/remote-config.ts'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { SECRET } from '../world/secret.ts'

/**
 * A process that claims what is due at `now` and writes the messages, says so on its output, and then stands still before
 * it commits: to be killed there.
 */
const [url = '', now = ''] = process.argv.slice(2)
const database = createDatabase(url, { max: 2 })
const clock = { now: () => new Date(now) }
const log = { error: () => undefined, warn: () => undefined }
const remoteConfig = createRemoteConfig({ database, clock, log })
const accessLevels = async () => (await remoteConfig.read()).accessLevelsConfig
const notifications = createNotifications({
  database,
  clock,
  secret: SECRET,
  log,
  gateways: { kind: 'inbox' },
})
const tellAccounts: Notifications['tellAccounts'] = async (trx, told) => {
  const ids = await notifications.tellAccounts(trx, told)
  process.stdout.write(`${ids.length}\n`)
  // A timer keeps the process alive.
  return new Promise(resolve => setTimeout(resolve, 600_000, ids))
}
await tellDue({
  ...{ database, clock, settings: remoteConfig.read, publicUrl: 'https://vizit.example' },
  family: createFamily({ database, clock, accessLevels }),
  notifications: { ...notifications, tellAccounts },
})
