import { removeChild as call } from '@vizit/contract/calls/family/children.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { removeChild } from '../use-cases/remove-child.ts'

export const removeChildRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  removeChild(actor, params.id, deps),
)
