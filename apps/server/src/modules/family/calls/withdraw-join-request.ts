import { withdrawJoinRequest as call } from '@vizit/contract/calls/family/join-requests.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { withdrawJoinRequest } from '../use-cases/end-join-request.ts'

export const withdrawJoinRequestRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  withdrawJoinRequest(actor, params.id, deps),
)
