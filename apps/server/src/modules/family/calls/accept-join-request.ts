import { acceptJoinRequest as call } from '@vizit/contract/calls/family/join-requests.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { acceptJoinRequest } from '../use-cases/accept-join-request.ts'

export const acceptJoinRequestRoute = handle(call, ({ actor, params, freshCode }, deps: FamilyDeps) =>
  acceptJoinRequest(actor, { id: params.id, freshCode }, deps),
)
