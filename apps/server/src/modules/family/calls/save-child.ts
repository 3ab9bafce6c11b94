import { saveChild as call } from '@vizit/contract/calls/family/children.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { saveChild } from '../use-cases/save-child.ts'

export const saveChildRoute = handle(call, ({ actor, body }, deps: FamilyDeps) =>
  saveChild(actor, body, deps),
)
