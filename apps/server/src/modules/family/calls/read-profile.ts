import { readProfile } from '@vizit/contract/calls/profile/own-profile.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { readUser } from '../use-cases/read-user.ts'

export const readProfileRoute = handle(readProfile, async ({ actor }, deps: FamilyDeps) =>
  readUser(actor, deps),
)
