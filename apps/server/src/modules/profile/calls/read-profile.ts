import { readProfile } from '@vizit/contract/calls/profile/own-profile.ts'
import { isOutdated } from '@vizit/domain/version/is-outdated.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { linkGuest } from '../../identity/public.ts'
import type { ProfileDeps } from '../deps.ts'
import { presentWaitingDevice } from '../use-cases/present-waiting-device.ts'
import { readOwnUser } from '../use-cases/read-own-user.ts'

export const readProfileRoute = handle(
  readProfile,
  async ({ actor, query, language, refuse }, deps: ProfileDeps) => {
    const { minimumVersion } = await deps.settings()
    if (minimumVersion !== null && isOutdated(query.version, minimumVersion)) {
      return refuse('OUTDATED_VERSION', { minimumVersion })
    }
    if (actor.kind === 'waiting') return presentWaitingDevice(actor, deps)
    const { anonymousId } = query
    if (anonymousId) {
      const { accountId } = actor
      await linkGuest(deps.database.db, { accountId, anonymousId, at: deps.clock.now() })
    }
    return readOwnUser(actor, language, deps)
  },
)
