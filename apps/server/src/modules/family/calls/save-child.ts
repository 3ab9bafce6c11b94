import { saveChild as call } from '@vizit/contract/calls/family/children.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { personProblems } from '../use-cases/read-person.ts'
import { saveChild } from '../use-cases/save-child.ts'

export const saveChildRoute = handle(
  call,
  ({ actor, body }, deps: FamilyDeps) => saveChild(actor, body, deps),
  { rules: (body, { clock }) => personProblems(body, 'child', civilDateOf(clock.now())) },
)
