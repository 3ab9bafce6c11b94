import { confirmInsurer } from '@vizit/contract/calls/coverage.ts'
import { parseSuffix } from '@vizit/domain/programmes/insurance-key.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { confirmByCode } from '../use-cases/confirm-by-code.ts'

export const confirmInsurerRoute = handle(
  confirmInsurer,
  async ({ actor, body, idempotencyKey: key, language, refuse }, deps: ProgrammesDeps) => {
    const code = parseSuffix(body.suffix)
    if (code === null) return refuse('INVALID_ARGUMENT', { fields: [{ path: 'suffix', problem: 'suffix' }] })
    return confirmByCode({ actor, step: 'SUFFIX', code, call: 'confirmInsurer', key, language }, deps)
  },
)
