import { createNotifications } from '../modules/notifications/notifications.ts'
import type { Notifications } from '../modules/notifications/public.ts'
import { readSecret } from '../platform/lifecycle/secret.ts'
import { readSealing } from '../platform/sealing/sealing.ts'
import type { CommandContext } from './with-database.ts'

/** What commands tell people with: messages are only written here, the running server sends them. */
export async function writtenMessages({ config, database, clock }: CommandContext): Promise<Notifications> {
  const secret = readSecret(config.secret, config.dataDir)
  const log = { error: () => undefined }
  const sealing = await readSealing(database.db)
  return createNotifications({ database, clock, secret, sealing, log, gateways: { kind: 'inbox' } })
}
