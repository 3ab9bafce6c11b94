import { listProviders } from '@vizit/contract/calls/catalogue/catalogue.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { CatalogueDeps } from '../store/deps.ts'
import { providersQuery } from '../store/providers.ts'
import { readJson } from '../store/read-json.ts'

export const listProvidersRoute = handle(
  listProviders,
  async ({ query, language }, { database }: CatalogueDeps) => {
    // Code 0 stands for all regions (product §3, "Location").
    const town = query.locationCode || null
    return (await readJson(database, providersQuery(language), [town])) ?? []
  },
)
