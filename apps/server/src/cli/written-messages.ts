import { createNotifications } from '../modules/notifications/notifications.ts'
import type { Notifications } from '../modules/notifications/public.ts'
import { readSecret } from '../platform/lifecycle/secret.ts'
import type { CommandContext } from './with-database.ts'

/** What commands tell people with: messages are only written here, the running server sends them. */
export function writtenMessages({ config, database, clock }: CommandContext): Notifications {
  const secret = readSecret(config.secret, config.dataDir)
  const log = { error: () => undefined }
  return createNotifications({ database, clock, secret, log, gateways: { kind: 'inbox' } })
}
