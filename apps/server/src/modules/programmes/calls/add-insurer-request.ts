import { addInsurerRequest as call } from '@vizit/contract/calls/insurer-requests.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { addInsurerRequest, nameProblems } from '../use-cases/add-insurer-request.ts'

export const addInsurerRequestRoute = handle(
  call,
  async ({ actor: { accountId }, body, idempotencyKey: key, refuse }, deps: ProgrammesDeps) => {
    const fields = nameProblems(body)
    return fields.length > 0
      ? refuse('INVALID_ARGUMENT', { fields })
      : addInsurerRequest({ accountId, body, key }, deps)
  },
  { rules: nameProblems },
)
