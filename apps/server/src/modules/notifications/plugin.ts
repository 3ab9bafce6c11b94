import type { FastifyInstance } from 'fastify'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { register } from '../../platform/http/register.ts'
import { inboxRoutes } from './inbox/routes.ts'
import { showMeasures } from './measures.ts'
import type { RunningNotifications } from './notifications.ts'
import { confirmPushRoute } from './push/calls/confirm-push.ts'
import { endPushSubscriptionRoute } from './push/calls/end-push-subscription.ts'
import { savePushSubscriptionRoute } from './push/calls/save-push-subscription.ts'
import type { Push } from './push/push.ts'
import { receiptRoutes } from './receipts/routes.ts'

export interface NotificationsOptions {
  readonly database: Database
  readonly clock: Clock
  readonly notifications: RunningNotifications
  readonly push: Pick<Push, 'hosts'>
  /** The end of the path where a gateway tells what became of messages; undefined: nowhere. */
  readonly receiptSecret?: string | undefined
}

/** Messages to people: the outbox is sent while the server runs, or shown at /dev/messages. */
export async function notificationsPlugin(app: FastifyInstance, options: NotificationsOptions) {
  const { database, clock, notifications, push, receiptSecret } = options
  app.workers.add(notifications)
  showMeasures(app.metrics, notifications.measures, { db: database.db, clock })
  register(app, [savePushSubscriptionRoute, endPushSubscriptionRoute, confirmPushRoute], {
    database,
    clock,
    notifications,
    hosts: push.hosts,
  })
  if (notifications.gateways.kind === 'inbox') inboxRoutes(app, { database, key: notifications.key })
  if (receiptSecret) receiptRoutes(app, { secret: receiptSecret, receive: notifications.receive })
}
