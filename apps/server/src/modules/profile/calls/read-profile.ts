import { readProfile } from '@vizit/contract/calls/profile/own-profile.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { ProfileDeps } from '../deps.ts'
import { presentWaiting } from '../use-cases/present-waiting.ts'
import { readUser } from '../use-cases/read-user.ts'

export const readProfileRoute = handle(readProfile, async ({ actor, language }, deps: ProfileDeps) =>
  actor.kind === 'waiting' ? presentWaiting(actor, deps) : readUser(actor, language, deps),
)
