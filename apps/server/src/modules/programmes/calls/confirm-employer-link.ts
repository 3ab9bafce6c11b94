import { confirmEmployerLink } from '@vizit/contract/calls/coverage.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { confirmByLink } from '../use-cases/confirm-by-link.ts'
import { ofEmployer } from '../use-cases/of-employer.ts'

export const confirmEmployerLinkRoute = handle(
  confirmEmployerLink,
  ({ body, language }, deps: ProgrammesDeps) => confirmByLink(body.token, language, deps).then(ofEmployer),
)
