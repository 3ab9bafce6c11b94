import { listJoinRequests as call } from '@vizit/contract/calls/family/join-requests.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { listJoinRequests } from '../use-cases/list-join-requests.ts'

export const listJoinRequestsRoute = handle(call, ({ actor }, deps: FamilyDeps) =>
  listJoinRequests(actor, deps),
)
