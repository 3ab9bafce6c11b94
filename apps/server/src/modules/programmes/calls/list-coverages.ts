import { listCoverages } from '@vizit/contract/calls/coverage.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { presentCoverages } from '../use-cases/present-coverages.ts'

export const listCoveragesRoute = handle(listCoverages, ({ actor, language }, deps: ProgrammesDeps) =>
  presentCoverages(deps.database.db, actor, language, deps),
)
