import { removeRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { removeRelative } from '../use-cases/remove-relative.ts'

export const removeRelativeRoute = handle(call, ({ actor, params }, deps: FamilyDeps) =>
  removeRelative(actor, params.id, deps),
)
