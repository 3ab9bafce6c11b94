import { readReply as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReminderDeps } from '../deps.ts'
import { readReply } from '../use-cases/read-reply.ts'

export const readReplyRoute = handle(call, ({ body: { token }, language }, deps: ReminderDeps) =>
  readReply({ token, language }, deps),
)
