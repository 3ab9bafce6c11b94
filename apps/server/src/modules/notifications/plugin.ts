import type { FastifyInstance } from 'fastify'
import type { Database } from '../../platform/database/database.ts'
import { inboxRoutes } from './inbox/routes.ts'
import type { RunningNotifications } from './notifications.ts'

export interface NotificationsOptions {
  readonly database: Database
  readonly notifications: RunningNotifications
}

/** Messages to people: the outbox is sent while the server runs, or shown at /dev/messages. */
export async function notificationsPlugin(app: FastifyInstance, options: NotificationsOptions) {
  const { database, notifications } = options
  app.addHook('onReady', async () => notifications.begin())
  app.addHook('onClose', () => notifications.end())
  if (notifications.gateways.kind === 'inbox') inboxRoutes(app, { database, key: notifications.key })
}
