import { readEmployerLink } from '@vizit/contract/calls/coverage.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { readLink } from '../use-cases/read-link.ts'

export const readEmployerLinkRoute = handle(readEmployerLink, ({ body, language }, deps: ProgrammesDeps) =>
  readLink(body.token, language, deps),
)
