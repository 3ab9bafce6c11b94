import { confirmPush } from '@vizit/contract/calls/notifications.ts'
import { handle } from '../../../../platform/http/handle-call.ts'
import type { NotificationsCallDeps } from '../../deps.ts'

export const confirmPushRoute = handle(
  confirmPush,
  async ({ body, refuse }, { notifications }: NotificationsCallDeps) =>
    (await notifications.receivePush(body.receipt)) ? undefined : refuse('NOT_FOUND'),
)
