import { joinFamily as call } from '@vizit/contract/calls/family/codes.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { joinFamily } from '../use-cases/join-family.ts'

export const joinFamilyRoute = handle(
  call,
  ({ actor, body: { code, relKind }, freshCode, idempotencyKey: key, address }, deps: FamilyDeps) =>
    joinFamily({ actor, code, relKind, freshCode, key, address }, deps),
)
