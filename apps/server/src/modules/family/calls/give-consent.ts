import { giveConsent as call } from '@vizit/contract/calls/family/family.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { ownProfileOf } from '../store/people.ts'

/** Records the consent of the account's owner; an earlier consent is kept. */
async function giveConsent({ accountId }: Patient, { database, clock, changes }: FamilyDeps): Promise<void> {
  const now = clock.now()
  const profileId = await database.db.transaction().execute(async trx => {
    const own = await ownProfileOf(trx, accountId)
    const given = await trx
      .updateTable('profile')
      .set({ consent_received_at: now })
      .where('id', '=', own.id)
      .where('consent_received_at', 'is', null)
      .executeTakeFirst()
    if (given.numUpdatedRows === 0n) return null
    await recordAudit(trx, {
      action: 'consent-given',
      accountId,
      profileId: own.id,
      subject: own.id,
      at: now,
    })
    return own.id
  })
  if (profileId) changes.publish('profile', { profiles: [profileId] })
}

export const giveConsentRoute = handle(call, async ({ actor }, deps: FamilyDeps) => {
  await giveConsent(actor, deps)
  return undefined
})
