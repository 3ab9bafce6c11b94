import type { BodyOf } from '@vizit/contract/call.ts'
import type { setGrant as call } from '@vizit/contract/calls/family/grants.ts'
import { mayGrant } from '@vizit/domain/family/may-grant.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import type { FamilyDeps } from '../deps.ts'
import { heldBy, setLevel } from '../store/grants.ts'
import { accountOfProfile } from '../store/people.ts'
import { relate } from '../store/relations.ts'
import { withinFamilies } from '../store/within-families.ts'

/** Sets what a relative may do for oneself, or for somebody for whom one holds GRANT. */
export async function setGrant(actor: Patient, body: BodyOf<typeof call>, deps: FamilyDeps) {
  const { database, clock, family, changes } = deps
  const { level } = body
  const members = await family.membersOf(actor)
  const relative = members.find(({ profileId }) => profileId === body.profileId)
  const me = members.find(({ relKind }) => relKind === 'ME')
  const person = body.forProfileId ? members.find(({ profileId }) => profileId === body.forProfileId) : me
  if (!relative || relative === me || !person?.accessLevels.includes('GRANT'))
    return new Refused('NOT_FOUND', {})
  if (!mayGrant(person.accessLevels, level, await family.accessLevels())) {
    return invalid('level', 'more-than-held')
  }
  const { profileId } = person
  const now = clock.now()
  const set = await withinFamilies(
    database,
    async trx =>
      [actor.accountId, await accountOfProfile(trx, relative.profileId)].filter(id => id !== undefined),
    async trx => {
      const holder = await accountOfProfile(trx, relative.profileId)
      if (holder === undefined) return invalid('profileId', 'no-account')
      // Both may have been taken away since they were read: whoever is no relative is granted nothing.
      const stillMine = await heldBy(trx, actor.accountId, relative.profileId)
      if (!stillMine || !(await heldBy(trx, actor.accountId, profileId))) return new Refused('NOT_FOUND', {})
      const held = await heldBy(trx, holder, profileId)
      if (held?.rel_kind === 'CHILD') return invalid('profileId', 'co-parent')
      if (held?.rel_kind === 'ME') return new Refused('NOT_FOUND', {})
      if (!held)
        await relate(trx, { accountId: holder, profileId, relKind: 'OTHER', level, now, seen: false })
      await setLevel(trx, { accountId: holder, profileId, level })
      if (held?.access_level !== level) {
        const act = { accountId: actor.accountId, profileId, subject: holder, at: now, details: { level } }
        await recordAudit(trx, { ...act, action: 'rights-changed' })
      }
      return { holder }
    },
  )
  if (set instanceof Refused) return set
  const concerned = { accounts: [set.holder], profiles: [profileId] }
  changes.tell('family', concerned)
  changes.tell('visits', { accounts: [set.holder] })
  return { data: { family: await family.present(actor.accountId) } }
}

const invalid = (path: string, problem: string) =>
  new Refused('INVALID_ARGUMENT', { fields: [{ path, problem }] })
