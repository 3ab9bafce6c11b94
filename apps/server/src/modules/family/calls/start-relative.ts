import { startRelative as call } from '@vizit/contract/calls/family/relatives.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { FamilyDeps } from '../deps.ts'
import { personProblems } from '../use-cases/read-person.ts'
import { startRelative } from '../use-cases/start-relative.ts'

export const startRelativeRoute = handle(
  call,
  ({ actor, body, idempotencyKey, address }, deps: FamilyDeps) =>
    startRelative({ actor, body, key: idempotencyKey, address }, deps),
  { rules: (body, { clock }) => personProblems(body, 'adult', civilDateOf(clock.now())) },
)
