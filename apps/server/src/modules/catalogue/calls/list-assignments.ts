import { listAssignments } from '@vizit/contract/calls/catalogue.ts'
import { handle } from '../../../platform/http/handle.ts'
import { assignmentsQuery } from '../store/assignments.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'

export const listAssignmentsRoute = handle(
  listAssignments,
  async ({ params, query, language, refuse }, { database }: CatalogueDeps) =>
    (await readJson(database, assignmentsQuery(language), [params.provider, query.ids])) ??
    refuse('NOT_FOUND'),
)
