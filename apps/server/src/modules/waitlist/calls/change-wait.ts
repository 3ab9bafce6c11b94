import type { BodyOf } from '@vizit/contract/call.ts'
import { changeWait as call } from '@vizit/contract/calls/waitlist.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { matchWaitlist } from '../matching/match-waitlist.ts'
import { saveWanted } from '../store/new-wait.ts'
import { readWaits } from '../store/waits.ts'
import { ownWait } from '../use-cases/own-wait.ts'
import { presentWait } from '../use-cases/present-wait-and-offer.ts'
import { readWanted, wantedProblems } from '../use-cases/read-wanted.ts'

interface WaitChange {
  readonly actor: Patient
  readonly waitId: string
  readonly body: BodyOf<typeof call>
  readonly language: Language
}

/**
 * Changes the wanted days or hours without losing the place in the line; free times that fit now are looked for at
 * once.
 */
async function changeWait({ actor, waitId, body, language }: WaitChange, deps: WaitlistDeps) {
  const { accountId } = actor
  const { database, clock, changes } = deps
  const now = clock.now()
  const wait = await ownWait(actor, waitId, deps)
  if (!wait) return new Refused('NOT_FOUND', {})
  const wanted = readWanted(body, now)
  if (wanted instanceof Refused) return wanted
  const isSaved = await database.db.transaction().execute(async trx => {
    const saved = await saveWanted(trx, waitId, wanted)
    const { profileId } = wait
    if (saved)
      await recordAudit(trx, { action: 'wait-changed', subject: waitId, at: now, accountId, profileId })
    return saved
  })
  if (!isSaved) return new Refused('NOT_FOUND', {})
  changes.publish('waitlist', { accounts: [accountId] })
  await matchWaitlist(accountId, deps)
  const [changed] = await readWaits(database.db, accountId, waitId)
  return changed ? presentWait(changed, null, language) : new Refused('NOT_FOUND', {})
}

export const changeWaitRoute = handle(
  call,
  ({ actor, params, body, language }, deps: WaitlistDeps) =>
    changeWait({ actor, waitId: params.waitId, body, language }, deps),
  { rules: (body, { clock }) => wantedProblems(body, clock.now()) },
)
