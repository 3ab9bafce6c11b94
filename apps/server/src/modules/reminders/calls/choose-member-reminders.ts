import { chooseMemberReminders as call } from '@vizit/contract/calls/reminders.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ReminderDeps } from '../deps.ts'
import type { RemindedVisits } from '../store/accounts-to-remind.ts'
import { planAgain } from '../store/plan.ts'
import { saveRemindedVisits } from '../store/settings.ts'

interface MemberChoice {
  readonly actor: Patient
  readonly profileId: string
  readonly told: RemindedVisits
}

/** Saves of which visits of a family member the account is reminded. */
async function chooseMemberReminders({ actor, profileId, told }: MemberChoice, deps: ReminderDeps) {
  const { database, clock, family, changes } = deps
  const { accountId } = actor
  if (!(await family.memberFor(actor, profileId, 'VIEW_VISITS'))) return new Refused('NOT_FOUND', {})
  await database.db.transaction().execute(async trx => {
    await saveRemindedVisits(trx, { accountId, profileId, told })
    await planAgain(trx, { accountId, profileId, now: clock.now() })
  })
  changes.publish('reminders', { accounts: [accountId] })
  return undefined
}

export const chooseMemberRemindersRoute = handle(
  call,
  ({ actor, params: { profileId }, body: { told } }, deps: ReminderDeps) =>
    chooseMemberReminders({ actor, profileId, told }, deps),
)
