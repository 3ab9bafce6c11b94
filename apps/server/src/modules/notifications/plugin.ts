import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import type { NotificationsCallDeps } from './deps.ts'
import { inboxRoutes } from './inbox/routes.ts'
import type { RunningNotifications } from './notifications.ts'
import { showOutboxMetrics } from './outbox-metrics.ts'
import { confirmPushRoute } from './push/calls/confirm-push.ts'
import { endPushSubscriptionRoute } from './push/calls/end-push-subscription.ts'
import { savePushSubscriptionRoute } from './push/calls/save-push-subscription.ts'
import { receiptRoutes } from './receipts/routes.ts'

export interface NotificationsOptions extends NotificationsCallDeps {
  readonly notifications: RunningNotifications
  /** The last segment of the path for delivery receipts. Undefined: no such route. */
  readonly receiptSecret?: string | undefined
}

/** Messages to people: sends the outbox while the server runs, or shows it at /dev/messages. */
export async function notificationsPlugin(app: FastifyInstance, options: NotificationsOptions) {
  const { database, clock, notifications, receiptSecret } = options
  app.workers.add(notifications)
  showOutboxMetrics(app.metrics, notifications.measures, { db: database.db, clock })
  register(app, [savePushSubscriptionRoute, endPushSubscriptionRoute, confirmPushRoute], options)
  if (notifications.gateways.kind === 'inbox') inboxRoutes(app, { database, clock, key: notifications.key })
  if (receiptSecret) receiptRoutes(app, { secret: receiptSecret, receive: notifications.receive })
}
