import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import { userTypeOf } from '@vizit/domain/person/programme-user-type.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { offersSaving } from '@vizit/domain/visit-import/visitor-type.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { ProfileDeps } from '../deps.ts'
import { programmesOf } from '../store/programmes.ts'
import { whyNotEditable } from './why-not-editable.ts'

type WhyNotSavedDeps = Pick<ProfileDeps, 'database' | 'clock'> & {
  readonly family: Pick<ProfileDeps['family'], 'membersOf'>
}

/** Why a clinic's data about a patient may not be saved as the account's own data (product §6), or null. */
export async function whyNotSavedAsMe(actor: Patient, facts: PersonFacts, deps: WhyNotSavedDeps) {
  const today = civilDateOf(deps.clock.now())
  const programmes = await programmesOf(deps.database.db, actor.accountId, today)
  if (!offersSaving('me', userTypeOf(programmes.map(({ kind }) => kind)))) return 'programme'
  const said = { ...facts, fullNameRu: joinFullName(facts), consentReceived: false }
  return whyNotEditable(actor, said, deps)
}
