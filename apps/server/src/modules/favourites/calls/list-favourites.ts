import { listFavourites } from '@vizit/contract/calls/favourites.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FavouritesDeps } from '../deps.ts'
import { readFavourites } from '../store/read-favourites.ts'

export const listFavouritesRoute = handle(listFavourites, ({ actor, language }, deps: FavouritesDeps) =>
  readFavourites(deps.database.db, actor.accountId, language),
)
