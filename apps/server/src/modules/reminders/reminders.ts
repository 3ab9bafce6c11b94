import { type RepeatingWorker, repeatingWorker } from '../../platform/lifecycle/repeating-worker.ts'
import type { ReminderDeps } from './deps.ts'
import { planReminders } from './planning/plan-reminders.ts'
import { sendDueReminders } from './sending/send-due-reminders.ts'

/** The background work that plans reminders after changes and sends due ones (docs/decisions/0039); it says how many it claimed. */
export type Reminders = RepeatingWorker<number>

const WORK_MS = 1000

export function createReminders(deps: ReminderDeps): Reminders {
  const work = async () => {
    await planReminders(deps)
    return sendDueReminders(deps)
  }
  return repeatingWorker(work, { everyMs: WORK_MS, log: deps.log, failure: 'reminders wait' })
}
