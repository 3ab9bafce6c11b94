import { readProgram as call } from '@vizit/contract/calls/cover.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CoverDeps } from '../deps.ts'
import { readProgramme } from '../store/read-programme.ts'

export const readProgramRoute = handle(
  call,
  async ({ params, language, refuse }, { database }: CoverDeps) =>
    (await readProgramme(database.db, params.code, language)) ?? refuse('NOT_FOUND'),
)
