import { addChild as call } from '@vizit/contract/calls/family/children.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { addChild } from '../use-cases/add-child.ts'
import { personProblems } from '../use-cases/read-person.ts'

export const addChildRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, address }, deps: FamilyDeps) =>
    addChild({ actor, body, key, address }, deps),
  { rules: (body, { clock }) => personProblems(body, 'child', civilDateOf(clock.now())) },
)
