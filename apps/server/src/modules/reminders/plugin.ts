import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { cancelByReplyRoute } from './calls/cancel-by-reply.ts'
import { chooseMemberRemindersRoute } from './calls/choose-member-reminders.ts'
import { chooseVisitReminderRoute } from './calls/choose-visit-reminder.ts'
import { confirmByReplyRoute } from './calls/confirm-by-reply.ts'
import { readReminderSettingsRoute } from './calls/read-reminder-settings.ts'
import { readReplyRoute } from './calls/read-reply.ts'
import { saveReminderSettingsRoute } from './calls/save-reminder-settings.ts'
import { showVisitReminderRoute } from './calls/show-visit-reminder.ts'
import type { ReminderDeps } from './deps.ts'
import type { Reminders } from './reminders.ts'

type Options = ReminderDeps & {
  readonly reminders: Reminders
  /** Whether this server sends due reminders; default: no. */
  readonly reminds?: boolean | undefined
}

const routes = [
  readReminderSettingsRoute,
  saveReminderSettingsRoute,
  chooseMemberRemindersRoute,
  showVisitReminderRoute,
  chooseVisitReminderRoute,
  readReplyRoute,
  confirmByReplyRoute,
  cancelByReplyRoute,
]

/** Reminders of visits, and their replies (product §3, "Reminder times"). */
export async function remindersPlugin(app: FastifyInstance, deps: Options) {
  if (deps.reminds) app.workers.add(deps.reminders)
  register(app, routes, deps)
}
