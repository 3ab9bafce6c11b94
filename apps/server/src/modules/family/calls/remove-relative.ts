import { removeRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { withFamiliesLocked } from '../store/lock-families.ts'
import { accountOfProfile, ownProfileOf } from '../store/people.ts'
import { childrenGranted, endRelation, lockRelationsTo } from '../store/relations.ts'
import { withdrawUntrueRights } from '../store/rights-messages.ts'
import { notifyOfBookings } from '../use-cases/notify-of-bookings.ts'

/**
 * Ends the relation between two adults on both sides. Either side may do it: it needs no access level, and planned
 * visits do not prevent it. The patient keeps the visits and is told of those that the other one booked. Spouses
 * keep the children that they shared.
 */
async function removeRelative(actor: Patient, profileId: string, deps: FamilyDeps) {
  const { database, clock, family, changes, notifications } = deps
  const { accountId } = actor
  const now = clock.now()
  const removed = await withFamiliesLocked(
    database,
    async trx => [accountId, await accountOfProfile(trx, profileId)].filter(account => account !== undefined),
    async trx => {
      const relative = (await family.present(accountId, trx)).find(member => member.profileId === profileId)
      if (!relative || relative.relKind === 'ME' || relative.relKind === 'CHILD')
        return new Refused('NOT_FOUND', {})
      if (!relative.canDelete) return new Refused('COVERER_ACTIVE', {})
      const own = await ownProfileOf(trx, accountId)
      const other = (await accountOfProfile(trx, profileId)) ?? null
      await lockRelationsTo(trx, [own.id, profileId])
      // A grown child was already told on the day when the parents' rights ended.
      const wasTold = relative.isGrownChild && !relative.accessLevels.includes('BOOK_VISITS')
      if (!wasTold) await notifyOfBookings(trx, { profileId, bookedBy: [accountId], now }, deps)
      const end = (holder: string, ended: string) =>
        endRightsOf(trx, { holder, profileId: ended, by: accountId, now })
      await end(accountId, profileId)
      if (other === null) return [accountId]
      await end(other, own.id)
      for (const child of await childrenGranted(trx, { of: accountId, to: other })) await end(other, child)
      for (const child of await childrenGranted(trx, { of: other, to: accountId }))
        await end(accountId, child)
      return [accountId, other]
    },
  )
  if (removed instanceof Refused) return removed
  notifications.nudge()
  changes.publish('family', { accounts: removed })
  changes.publish('visits', { accounts: removed })
  return undefined
}

/** Also records whether the holder had not got a message of these rights: then they are told when they are given rights anew. */
async function endRightsOf(
  trx: Kysely<DB>,
  { holder, profileId, by, now }: { holder: string; profileId: string; by: string; now: Date },
): Promise<void> {
  const withdrawn = await withdrawUntrueRights(trx, { holder, profileId, choice: 'VIEW_COVERAGE', now })
  if (!(await endRelation(trx, holder, profileId))) return
  const act = { accountId: by, profileId, subject: holder, at: now }
  await recordAudit(trx, { ...act, action: 'relative-removed', details: { withdrawn } })
}

export const removeRelativeRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  removeRelative(actor, params.id, deps),
)
