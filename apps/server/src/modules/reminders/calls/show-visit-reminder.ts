import { showVisitReminder as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReminderDeps } from '../deps.ts'
import { showVisitReminder } from '../use-cases/show-visit-reminder.ts'

export const showVisitReminderRoute = handle(call, ({ actor, params: { orderId } }, deps: ReminderDeps) =>
  showVisitReminder(actor, orderId, deps),
)
