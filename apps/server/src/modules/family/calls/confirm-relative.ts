import { confirmRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FamilyDeps } from '../deps.ts'
import { confirmRelative } from '../use-cases/confirm-relative.ts'

export const confirmRelativeRoute = handle(
  call,
  ({ actor, query: { relId, code }, freshCode, idempotencyKey: key }, deps: FamilyDeps) =>
    confirmRelative({ actor, relId, code, freshCode, key }, deps),
)
