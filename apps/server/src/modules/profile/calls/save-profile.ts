import { saveProfile as call } from '@vizit/contract/calls/profile/own-profile.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { readOwnUser } from '../use-cases/read-own-user.ts'
import { profileProblems, saveProfile } from '../use-cases/save-profile.ts'

export const saveProfileRoute = handle(
  call,
  async ({ actor, body, language, freshCode }, deps: ProfileDeps) =>
    (await saveProfile(actor, body, freshCode, deps)) ?? readOwnUser(actor, language, deps),
  { rules: (body, { clock }) => profileProblems(body, civilDateOf(clock.now())) },
)
