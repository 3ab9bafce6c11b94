import { confirmByReply as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ReminderDeps } from '../deps.ts'
import { confirmByReply } from '../use-cases/confirm-by-reply.ts'

export const confirmByReplyRoute = handle(call, ({ body: { token }, language }, deps: ReminderDeps) =>
  confirmByReply({ token, language }, deps),
)
