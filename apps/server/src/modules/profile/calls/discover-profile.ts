import { discoverProfile } from '@vizit/contract/calls/profile/own-profile.ts'
import { isSamePerson } from '@vizit/domain/family/same-person.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { Member } from '../../family/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { contactOf } from '../store/accounts.ts'
import { unownedProfile } from '../store/unowned-profile.ts'
import { ownOf } from '../use-cases/read-user.ts'

export const discoverProfileRoute = handle(
  discoverProfile,
  async ({ actor, query }, { database: { db }, family }: ProfileDeps) => {
    const { phone } = await contactOf(db, actor.accountId)
    const known = await unownedProfile(db, phone, query.providerCode)
    const said = saidOf(ownOf(await family.membersOf(actor)))
    if (!known || !said || !isSamePerson(known, said)) return { patientData: null }
    const { birthday, sex, ...name } = known
    return { patientData: { fullNameRu: joinFullName(name), birthday, sex } }
  },
)

/** The data that the account's owner entered; undefined until it is complete. */
function saidOf({ lastName, firstName, middleName, birthday, sex }: Member) {
  if (!lastName || !firstName || !birthday || !sex) return null
  return { lastName, firstName, middleName, birthday, sex }
}
