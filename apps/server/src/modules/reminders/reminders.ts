import { type Repeating, repeat } from '../../platform/lifecycle/repeat-task.ts'
import type { ReminderDeps } from './deps.ts'
import { planReminders } from './planning/plan-reminders.ts'
import { sendDueReminders } from './sending/send-due-reminders.ts'

/** The background work that sends reminders. */
export interface Reminders {
  /** Plans reminders after changes and sends due ones. Returns how many it claimed. */
  work(): Promise<number>
  begin(): void
  end(): Promise<void>
}

const WORK_MS = 1000

/**
 * Any number of servers do this at the same time (docs/decisions/0039). Each claims rows that no other server has
 * locked; when a server dies, the others find its rows again.
 */
export function createReminders(deps: ReminderDeps): Reminders {
  const work = async () => {
    await planReminders(deps)
    return sendDueReminders(deps)
  }
  const failed = (error: unknown) => {
    const { name, code } = error as Error & { code?: string }
    deps.log.error({ kind: name, problem: code }, 'reminders wait')
  }
  let working: Repeating | undefined
  return {
    work,
    begin: () => {
      working = repeat(work, WORK_MS, failed)
    },
    end: async () => working?.stop(),
  }
}
