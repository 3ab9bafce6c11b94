import { listPrograms } from '@vizit/contract/calls/programmes.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { listProgrammes } from '../store/programmes.ts'

export const listProgramsRoute = handle(
  listPrograms,
  async ({ query, language }, { database }: ProgrammesDeps) =>
    listProgrammes(database.db, language, { isAll: query.all === 'true' }),
)
