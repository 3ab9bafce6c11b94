import { saveProfile } from '@vizit/contract/calls/profile/own-profile.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { ownProfileId } from '../store/own-profile.ts'
import { readOwnUser } from '../use-cases/read-own-user.ts'
import { whyNotEditable } from '../use-cases/why-not-editable.ts'

export const saveProfileRoute = handle(
  saveProfile,
  async ({ actor, body, language, refuse }, deps: ProfileDeps) => {
    const reason = await whyNotEditable(actor, body, deps)
    if (reason) return refuse('PROFILE_NOT_EDITABLE', { reason })
    const saved = await deps.family.saveOwnProfile(actor.accountId, body)
    if (saved === 'underage') return refuse('UNDERAGE_USER')
    if (saved !== 'saved') return refuse('INVALID_ARGUMENT', { fields: [...saved.wrongFields] })
    // Relatives see the name as well.
    deps.changes.tell('profile', { profiles: [await ownProfileId(deps.database.db, actor.accountId)] })
    return readOwnUser(actor, language, deps)
  },
)
