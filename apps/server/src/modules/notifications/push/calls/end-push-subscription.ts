import { endPushSubscription } from '@vizit/contract/calls/notifications.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { NotificationsCallDeps } from '../../deps.ts'
import { endSubscription } from '../subscriptions.ts'

export const endPushSubscriptionRoute = handle(
  endPushSubscription,
  async ({ actor }, { database }: NotificationsCallDeps) => {
    await endSubscription(database.db, actor.sessionId)
    return undefined
  },
)
