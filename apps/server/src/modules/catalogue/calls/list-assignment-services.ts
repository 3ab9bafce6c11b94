import { listAssignmentServices } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'
import { assignmentServicesQuery } from '../store/services.ts'

export const listAssignmentServicesRoute = handle(
  listAssignmentServices,
  async ({ params, language, refuse }, { database }: CatalogueDeps) =>
    (await readJson(database, assignmentServicesQuery(language), [params.provider, params.id])) ??
    refuse('NOT_FOUND'),
)
