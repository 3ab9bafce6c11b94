import { isSameFacts } from '@vizit/domain/family/same-person.ts'
import { readFullName } from '@vizit/domain/person/full-name.ts'
import { profileEditLock } from '@vizit/domain/person/programme-user-type.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { Member, ProfileFacts } from '../../family/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { programmesKeeping } from '../store/programmes.ts'
import { ownOf } from './read-user.ts'

type WhyNotEditableDeps = Pick<ProfileDeps, 'database' | 'clock'> & {
  readonly family: Pick<ProfileDeps['family'], 'membersOf'>
}

/** Why the person may not save these facts themselves, or null. Unchanged facts may always be sent. */
export async function whyNotEditable(actor: Patient, facts: ProfileFacts, deps: WhyNotEditableDeps) {
  const today = civilDateOf(deps.clock.now())
  const [members, programmes] = await Promise.all([
    deps.family.membersOf(actor),
    programmesKeeping(deps.database.db, actor.accountId, today),
  ])
  const me = ownOf(members)
  const lock = profileEditLock({ birthday: me.birthday, programmes: programmes.length }, today)
  return lock && !isSame(me, facts) ? lock : null
}

function isSame(me: Member, facts: ProfileFacts): boolean {
  const name = readFullName(facts)
  return name !== null && isSameFacts(me, { ...name, birthday: facts.birthday, sex: facts.sex })
}
