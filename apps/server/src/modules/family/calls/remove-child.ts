import { removeChild as call } from '@vizit/contract/calls/family/children.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { leaveFamilies, parentsOf } from '../store/children.ts'
import { withFamiliesLocked } from '../store/lock-families.ts'
import { spouseOf } from '../store/people.ts'
import { hasPlannedVisit } from '../store/planned-visits.ts'
import { lockRelationsTo } from '../store/relations.ts'

/** Removes a child from the account's family and its spouse's. A parent who is neither keeps the child. */
async function removeChild(actor: Patient, profileId: string, deps: FamilyDeps) {
  const { database, clock, family, changes } = deps
  const now = clock.now()
  const removed = await withFamiliesLocked(
    database,
    async trx => {
      const spouse = await spouseOf(trx, actor.accountId)
      return spouse === undefined ? [actor.accountId] : [actor.accountId, spouse]
    },
    async trx => {
      const child = (await family.present(actor.accountId, trx)).find(
        member => member.profileId === profileId,
      )
      if (child?.relKind !== 'CHILD' || !child.accessLevels.includes('EDIT_PROFILE')) {
        return new Refused('NOT_FOUND', {})
      }
      if (!child.canDelete) return new Refused('COVERER_ACTIVE', {})
      await lockRelationsTo(trx, [profileId])
      const spouse = await spouseOf(trx, actor.accountId)
      const parents = await parentsOf(trx, profileId)
      const leaving = parents.filter(parent => parent === actor.accountId || parent === spouse)
      // If another parent stays, the record is not deleted, so that parent's planned visits do not prevent the
      // removal.
      if (parents.length === leaving.length && (await hasPlannedVisit(trx, { profileId, now }))) {
        return new Refused('HAS_PLANNED_VISITS', {})
      }
      const left = await leaveFamilies(trx, profileId, leaving)
      const act = { accountId: actor.accountId, profileId, subject: profileId, at: now }
      await recordAudit(trx, { ...act, action: 'child-removed' })
      return left
    },
  )
  if (removed instanceof Refused) return removed
  changes.publish('family', { accounts: removed })
  changes.publish('visits', { accounts: removed })
  return undefined
}

export const removeChildRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  removeChild(actor, params.id, deps),
)
