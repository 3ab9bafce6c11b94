import { declineJoinRequest as call } from '@vizit/contract/calls/family/join-requests.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { declineJoinRequest } from '../use-cases/end-join-request.ts'

export const declineJoinRequestRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  declineJoinRequest(actor, params.id, deps),
)
