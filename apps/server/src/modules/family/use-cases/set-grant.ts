import type { BodyOf } from '@vizit/contract/call.ts'
import type { setGrant as call } from '@vizit/contract/calls/family/grants.ts'
import { levelsOf } from '@vizit/domain/access/access-level.ts'
import { gainsSensitive } from '@vizit/domain/access/sensitive-levels.ts'
import { grantChoice, showsResults } from '@vizit/domain/family/grant-choice.ts'
import { isGrantable, mayGrant } from '@vizit/domain/family/may-grant.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { heldLevels } from '../held-levels.ts'
import { heldBy, setLevel } from '../store/grants.ts'
import { withFamiliesLocked } from '../store/lock-families.ts'
import { accountOfProfile, ownProfileOf } from '../store/people.ts'
import { relate } from '../store/relations.ts'
import { withdrawUntrueRights } from '../store/rights-messages.ts'
import { notifyOfRights } from './notify-of-rights.ts'

type Body = BodyOf<typeof call>

/** Sets what an account may do for the caller, or for a person for whom the caller holds GRANT. */
export async function setGrant(actor: Patient, body: Body, freshCode: FreshCode | null, deps: FamilyDeps) {
  const { database, clock, family, notifications, changes } = deps
  const { level } = body
  if (!isGrantable(level)) return invalid('level', 'not-to-be-granted')
  const override = await family.accessLevels()
  const now = clock.now()
  const set = await withFamiliesLocked(
    database,
    async trx =>
      [actor.accountId, await accountOfProfile(trx, body.profileId)].filter(id => id !== undefined),
    async trx => {
      // Everything is read under the lock, so that rights which were just taken away grant nothing.
      const profileId = body.forProfileId ?? (await ownProfileOf(trx, actor.accountId)).id
      const mine = await heldBy(trx, actor.accountId, profileId)
      const levels = mine ? heldLevels(mine, override) : []
      const { isKnown, holder, held } = await holderOf(trx, actor, { ...body, forProfileId: profileId })
      if (!levels.includes('GRANT') || !isKnown) return new Refused('NOT_FOUND', {})
      if (!mine || !mayGrant(levels, level, override)) return invalid('level', 'more-than-held')
      const choice = grantChoice(level, override)
      if (choice === 'VIEW_REPORTS_TESTS' && !showsResults(mine.relKind)) {
        return invalid('level', 'not-yours-to-show')
      }
      if (holder === undefined) return invalid('profileId', 'no-account')
      if (held?.relKind === 'CHILD') return invalid('profileId', 'co-parent')
      if (gainsSensitive(levelsOf(level, override), held ? heldLevels(held, override) : [])) {
        if (!freshCode) return new Refused('FRESH_CODE_REQUIRED', { deed: 'grant' })
        const spent = await freshCode.spend(trx)
        if (spent === null) return new Refused('FRESH_CODE_EXPIRED', {})
        if (spent === 'repeated') return { holder, profileId }
      }
      if (!held)
        await relate(trx, { accountId: holder, profileId, relKind: 'OTHER', level, now, seen: false })
      await setLevel(trx, { accountId: holder, profileId, level })
      if (held?.accessLevel === level) return { holder, profileId }
      const before = grantChoice(held?.accessLevel ?? null, override)
      const withdrawn = await withdrawUntrueRights(trx, { holder, profileId, choice, now })
      const told = await notifyOfRights(trx, { holder, profileId, choice, before, now }, deps)
      const act = { accountId: actor.accountId, profileId, subject: holder, at: now }
      await recordAudit(trx, { ...act, action: 'rights-changed', details: { level, told, withdrawn } })
      return { holder, profileId }
    },
  )
  if (set instanceof Refused) return set
  notifications.nudge()
  changes.publish('family', { accounts: [set.holder], profiles: [set.profileId] })
  changes.publish('visits', { accounts: [set.holder] })
  return { data: { family: await family.present(actor.accountId) } }
}

/**
 * The account whose rights are set: a relative of the caller, or an account that already holds rights on the
 * person. Everyone who sees a grant (`listGrants`) may change it.
 */
async function holderOf(
  trx: Kysely<DB>,
  { accountId }: Patient,
  { profileId, forProfileId }: Body & { readonly forProfileId: string },
) {
  const relative = await heldBy(trx, accountId, profileId)
  const holder = await accountOfProfile(trx, profileId)
  const held = holder === undefined ? undefined : await heldBy(trx, holder, forProfileId)
  const isSelf = relative?.relKind === 'ME' || held?.relKind === 'ME'
  return { isKnown: !isSelf && (relative ?? held) !== undefined, holder, held }
}

const invalid = (path: string, problem: string) =>
  new Refused('INVALID_ARGUMENT', { fields: [{ path, problem }] })
