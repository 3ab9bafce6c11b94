import { listFavouriteMedcenters } from '@vizit/contract/calls/centres/favourites.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FavouritesDeps } from '../deps.ts'
import { readFavouriteMedcenters } from '../store/read-favourite-medcenters.ts'

export const listFavouriteMedcentersRoute = handle(
  listFavouriteMedcenters,
  ({ actor, language }, { database }: FavouritesDeps) =>
    readFavouriteMedcenters(database.db, actor.accountId, language),
)
