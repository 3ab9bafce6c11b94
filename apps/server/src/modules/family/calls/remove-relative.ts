import { removeRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { accountOfProfile, ownProfileOf } from '../store/people.ts'
import { endGrantsOnChildren, endRelation, lockRelationsTo } from '../store/relations.ts'
import { withinFamilies } from '../store/within-families.ts'
import { notifyOfBookings } from '../use-cases/notify-of-bookings.ts'

/**
 * Ends the relation to an adult on both sides. It is one's own decision: no level is asked for, and no planned visit is in
 * the way. Visits stay the patient's: of those that whoever leaves has booked the patient is told, and decides. Spouses keep
 * the children they have shared.
 */
async function removeRelative(actor: Patient, profileId: string, deps: FamilyDeps) {
  const { database, clock, family, changes, notifications } = deps
  const { accountId } = actor
  const now = clock.now()
  const removed = await withinFamilies(
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
      // Whoever came of age was told on the day on which their parents' rights ended.
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
  changes.tell('family', { accounts: removed })
  changes.tell('visits', { accounts: removed })
  return undefined
}

export const removeRelativeRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  removeRelative(actor, params.id, deps),
)
