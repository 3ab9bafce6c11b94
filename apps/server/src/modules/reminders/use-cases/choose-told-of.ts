import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { ReminderDeps } from '../deps.ts'
import type { ToldOf } from '../store/concerned.ts'
import { planAgain } from '../store/plan.ts'
import { saveToldOf } from '../store/settings.ts'

interface Chosen {
  readonly actor: Patient
  readonly profileId: string
  readonly told: ToldOf
}

/** Saves of which visits of a family member the account is told. */
export async function chooseToldOf({ actor, profileId, told }: Chosen, deps: ReminderDeps) {
  const { database, clock, family, changes } = deps
  const { accountId } = actor
  if (!(await family.memberFor(actor, profileId, 'VIEW_VISITS'))) return new Refused('NOT_FOUND', {})
  await database.db.transaction().execute(async trx => {
    await saveToldOf(trx, { accountId, profileId, told })
    await planAgain(trx, { accountId, profileId, now: clock.now() })
  })
  changes.tell('reminders', { accounts: [accountId] })
  return undefined
}
