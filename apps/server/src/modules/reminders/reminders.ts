import { type Repeating, repeat } from '../../platform/lifecycle/repeat.ts'
import type { ReminderDeps } from './deps.ts'
import { planReminders } from './planning/plan-reminders.ts'
import { sendDueReminders } from './sending/send-due-reminders.ts'

/** People are reminded of their visits, as long as this runs. */
export interface Reminders {
  /** Plans what has changed and tells what is due; answers how many reminders it took up. */
  work(): Promise<number>
  begin(): void
  end(): Promise<void>
}

const WORK_MS = 1000

/**
 * Any number of servers do this side by side (docs/decisions/0039): each takes up rows that no other has in hand, and what
 * one that dies had in hand the others find again.
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
