import { stopWaiting as call } from '@vizit/contract/calls/waitlist.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { WaitlistDeps } from '../deps.ts'
import { end } from '../store/end-waits.ts'
import { ownWait } from '../use-cases/own-wait.ts'

/** Ends a wait of the account; its offer, if any, goes to the next in line. */
async function stopWaiting(
  { actor, waitId }: { readonly actor: Patient; readonly waitId: string },
  deps: WaitlistDeps,
) {
  const { database, clock, changes } = deps
  const { accountId } = actor
  const now = clock.now()
  const wait = await ownWait(actor, waitId, deps)
  if (!wait) return new Refused('NOT_FOUND', {})
  const { profileId } = wait
  await database.db.transaction().execute(async trx => {
    const ended = await end(trx, { waitIds: [waitId], reason: 'left', now })
    if (ended.length > 0) {
      await recordAudit(trx, { action: 'wait-left', subject: waitId, at: now, accountId, profileId })
    }
  })
  changes.publish('waitlist', { accounts: [accountId] })
  return undefined
}

export const stopWaitingRoute = handle(call, ({ actor, params }, deps: WaitlistDeps) =>
  stopWaiting({ actor, waitId: params.waitId }, deps),
)
