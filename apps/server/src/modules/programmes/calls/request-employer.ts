import { requestEmployer } from '@vizit/contract/calls/coverage.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { requestEmployer as request } from '../use-cases/request-employer.ts'

export const requestEmployerRoute = handle(
  requestEmployer,
  async ({ actor, body, idempotencyKey: key, address, language }, deps: ProgrammesDeps) => {
    await deps.demoMembers?.enrol(actor.accountId)
    return request({ actor, email: body.email, key, address, language }, deps)
  },
)
