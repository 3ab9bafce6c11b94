import { cancelByReply as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ReminderDeps } from '../deps.ts'
import { cancelByReply } from '../use-cases/cancel-by-reply.ts'

export const cancelByReplyRoute = handle(call, ({ body: { token }, language }, deps: ReminderDeps) =>
  cancelByReply({ token, language }, deps),
)
