import { removeFavourite as call } from '@vizit/contract/calls/favourites.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FavouritesDeps } from '../deps.ts'
import { removeFavourite } from '../store/change-favourites.ts'

export const removeFavouriteRoute = handle(
  call,
  async ({ actor, params: { doctorId } }, { database }: FavouritesDeps) => {
    await removeFavourite(database.db, actor.accountId, doctorId)
    return undefined
  },
)
