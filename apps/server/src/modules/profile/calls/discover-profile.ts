import { discoverProfile } from '@vizit/contract/calls/profile/own-profile.ts'
import { joinFullName } from '@vizit/domain/person/full-name.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { contactOf } from '../store/accounts.ts'
import { unownedProfile } from '../store/unowned-profile.ts'

export const discoverProfileRoute = handle(
  discoverProfile,
  async ({ actor, query }, { database: { db } }: ProfileDeps) => {
    const { phone } = await contactOf(db, actor.accountId)
    const known = await unownedProfile(db, phone, query.providerCode)
    if (!known) return { patientData: null }
    const { birthday, sex, ...name } = known
    return { patientData: { fullNameRu: joinFullName(name), birthday, sex } }
  },
)
