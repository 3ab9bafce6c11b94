import { sendDueReminders } from '@vizit/server/modules/reminders/sending/send-due-reminders.ts'
import { createDatabase } from '@vizit/server/platform/database/database.ts'
import { createServices, type Services } from '@vizit/server/services.ts'
import { SECRET } from '../world/secret.ts'

/**
 * A process that claims what is due at `now`, writes the messages, reports that on its output, and then waits
 * before the commit until it is killed.
 */
const [url = '', now = ''] = process.argv.slice(2)
const services = createServices({
  database: createDatabase(url, { max: 2 }),
  clock: { now: () => new Date(now) },
  secret: SECRET,
  log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  gateways: { kind: 'inbox' },
  publicUrl: 'https://vizit.example',
})
const notifyAccounts: Services['notifications']['notifyAccounts'] = async (trx, notices) => {
  const ids = await services.notifications.notifyAccounts(trx, notices)
  process.stdout.write(`${ids.length}\n`)
  // A timer keeps the process alive.
  return new Promise(resolve => setTimeout(resolve, 600_000, ids))
}
await sendDueReminders({ ...services, notifications: { ...services.notifications, notifyAccounts } })
