import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { accountOfProfile, ownProfileOf } from '../store/people.ts'
import { hasPlannedVisit } from '../store/planned-visits.ts'
import { endGrantsOnChildren, endRelation, lockRelationsTo } from '../store/relations.ts'
import { withinFamilies } from '../store/within-families.ts'

/**
 * Ends the relation to an adult on both sides. It is one's own decision: no level is asked for; but nobody is left with
 * a visit that the other booked and they cannot see any more. Spouses keep the children they have shared.
 */
export async function removeRelative(actor: Patient, profileId: string, deps: FamilyDeps) {
  const { database, clock, family, changes } = deps
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
      if (await isTiedByVisits(trx, { accountId, own: own.id, profileId, other, now })) {
        return new Refused('HAS_PLANNED_VISITS', {})
      }
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
  changes.tell('family', { accounts: removed })
  changes.tell('visits', { accounts: removed })
  return undefined
}

interface Pair {
  readonly accountId: string
  readonly own: string
  readonly profileId: string
  readonly other: string | null
  readonly now: Date
}

/** Has either a visit planned that the other booked? */
async function isTiedByVisits(
  trx: Kysely<DB>,
  { accountId, own, profileId, other, now }: Pair,
): Promise<boolean> {
  await lockRelationsTo(trx, [own, profileId])
  if (await hasPlannedVisit(trx, { profileId, bookedBy: accountId, now })) return true
  return other !== null && hasPlannedVisit(trx, { profileId: own, bookedBy: other, now })
}
