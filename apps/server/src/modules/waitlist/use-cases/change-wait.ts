import type { BodyOf } from '@vizit/contract/call.ts'
import type { changeWait as call } from '@vizit/contract/calls/waitlist.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Language } from '../../../platform/http/language.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { searchFor } from '../matching/search.ts'
import { saveWanted } from '../store/new-wait.ts'
import { readWaits } from '../store/waits.ts'
import { ownWait } from './own-wait.ts'
import { presentWait } from './present.ts'
import { readWanted } from './read-wanted.ts'

export interface WaitChange {
  readonly actor: Patient
  readonly waitId: string
  readonly body: BodyOf<typeof call>
  readonly language: Language
}

/** Other days or hours, in the same place of the line; what is free then already is looked for at once. */
export async function changeWait({ actor, waitId, body, language }: WaitChange, deps: WaitlistDeps) {
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
  changes.tell('waitlist', { accounts: [accountId] })
  await searchFor(accountId, deps)
  const [changed] = await readWaits(database.db, accountId, waitId)
  return changed ? presentWait(changed, null, language) : new Refused('NOT_FOUND', {})
}
