import { saveReminderSettings as call } from '@vizit/contract/calls/reminders.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ReminderDeps } from '../deps.ts'
import { saveReminderSettings } from '../use-cases/save-reminder-settings.ts'

export const saveReminderSettingsRoute = handle(call, ({ actor, body }, deps: ReminderDeps) =>
  saveReminderSettings(actor, body, deps),
)
