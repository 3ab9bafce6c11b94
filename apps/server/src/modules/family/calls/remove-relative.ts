import { removeRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { withFamiliesLocked } from '../store/lock-families.ts'
import { accountOfProfile, ownProfileOf } from '../store/people.ts'
import { endGrantsOnChildren, endRelation, lockRelationsTo } from '../store/relations.ts'
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
      const act = { accountId, at: now, action: 'relative-removed' } as const
      await endRelation(trx, accountId, profileId)
      await recordAudit(trx, { ...act, profileId, subject: accountId })
      if (other === null) return [accountId]
      if (await endRelation(trx, other, own.id)) {
        await recordAudit(trx, { ...act, profileId: own.id, subject: other })
      }
      await endGrantsOnChildren(trx, { of: accountId, to: other })
      await endGrantsOnChildren(trx, { of: other, to: accountId })
      return [accountId, other]
    },
  )
  if (removed instanceof Refused) return removed
  notifications.nudge()
  changes.publish('family', { accounts: removed })
  changes.publish('visits', { accounts: removed })
  return undefined
}

export const removeRelativeRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  removeRelative(actor, params.id, deps),
)
