import { setGrant as call } from '@vizit/contract/calls/family/grants.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { setGrant } from '../use-cases/set-grant.ts'

export const setGrantRoute = handle(call, ({ actor, body, freshCode }, deps: FamilyDeps) =>
  setGrant(actor, body, freshCode, deps),
)
