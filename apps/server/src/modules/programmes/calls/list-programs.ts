import { listPrograms } from '@vizit/contract/calls/programmes.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { activeProgrammes } from '../store/programmes.ts'

export const listProgramsRoute = handle(listPrograms, async ({ language }, { database }: ProgrammesDeps) =>
  activeProgrammes(database.db, language),
)
