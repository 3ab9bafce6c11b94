import { removeFavouriteMedcenter } from '@vizit/contract/calls/centres/favourites.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FavouritesDeps } from '../deps.ts'
import { removeFavouriteBranch } from '../store/change-favourites.ts'

export const removeFavouriteMedcenterRoute = handle(
  removeFavouriteMedcenter,
  async ({ actor, params }, { database }: FavouritesDeps) => {
    await removeFavouriteBranch(database.db, actor.accountId, params.medcenterId)
    return undefined
  },
)
