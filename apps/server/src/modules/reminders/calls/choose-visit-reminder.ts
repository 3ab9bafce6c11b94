import { chooseVisitReminder as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ReminderDeps } from '../deps.ts'
import { chooseVisitReminder } from '../use-cases/choose-visit-reminder.ts'

export const chooseVisitReminderRoute = handle(
  call,
  ({ actor, params: { orderId }, body: { choice } }, deps: ReminderDeps) =>
    chooseVisitReminder({ actor, visitId: orderId, choice }, deps),
)
