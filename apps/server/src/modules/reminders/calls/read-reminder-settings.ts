import { readReminderSettings as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ReminderDeps } from '../deps.ts'
import { readReminderSettings } from '../use-cases/read-reminder-settings.ts'

export const readReminderSettingsRoute = handle(call, ({ actor }, deps: ReminderDeps) =>
  readReminderSettings(actor, deps),
)
