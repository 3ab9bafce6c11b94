import { startRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { startRelative } from '../use-cases/start-relative.ts'

export const startRelativeRoute = handle(call, ({ actor, body, idempotencyKey, address }, deps: FamilyDeps) =>
  startRelative({ actor, body, key: idempotencyKey, address }, deps),
)
