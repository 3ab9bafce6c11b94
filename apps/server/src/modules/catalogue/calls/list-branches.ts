import { listBranches } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import { branchesQuery } from '../store/branches.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { readJson } from '../store/read-json.ts'

export const listBranchesRoute = handle(
  listBranches,
  async ({ params, language, refuse }, { database }: CatalogueDeps) =>
    (await readJson(database, branchesQuery(language), [params.provider])) ?? refuse('NOT_FOUND'),
)
