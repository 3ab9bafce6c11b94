import { confirmEmployer } from '@vizit/contract/calls/coverage.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { confirmByCode } from '../use-cases/confirm-by-code.ts'
import { ofEmployer } from '../use-cases/of-employer.ts'

export const confirmEmployerRoute = handle(
  confirmEmployer,
  ({ actor, body: { code }, idempotencyKey: key, language }, deps: ProgrammesDeps) =>
    confirmByCode({ actor, step: 'EMAIL', code, call: 'confirmEmployer', key, language }, deps).then(
      ofEmployer,
    ),
)
