import { chooseVisitReminder as call } from '@vizit/contract/calls/reminders.ts'
import type { ReminderChoice } from '@vizit/domain/reminders/reminder-choice.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ReminderDeps } from '../deps.ts'
import { planVisitAgain } from '../store/plan.ts'
import { saveChoice } from '../store/visit-reminder.ts'
import { showVisitReminder } from '../use-cases/show-visit-reminder.ts'

interface VisitChoice {
  readonly actor: Patient
  readonly visitId: string
  readonly choice: ReminderChoice | null
}

/** Saves an account's reminder choice for one visit. */
async function chooseVisitReminder({ actor, visitId, choice }: VisitChoice, deps: ReminderDeps) {
  const { database, changes } = deps
  const { accountId } = actor
  const before = await showVisitReminder(actor, visitId, deps)
  if (before instanceof Refused) return before
  await database.db.transaction().execute(async trx => {
    await saveChoice(trx, { visitId, accountId, choice })
    await planVisitAgain(trx, visitId)
  })
  changes.publish('reminders', { accounts: [accountId] })
  return showVisitReminder(actor, visitId, deps)
}

export const chooseVisitReminderRoute = handle(
  call,
  ({ actor, params: { orderId }, body: { choice } }, deps: ReminderDeps) =>
    chooseVisitReminder({ actor, visitId: orderId, choice }, deps),
)
