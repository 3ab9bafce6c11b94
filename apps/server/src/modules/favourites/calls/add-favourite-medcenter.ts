import { addFavouriteMedcenter } from '@vizit/contract/calls/centres/favourites.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FavouritesDeps } from '../deps.ts'
import { addFavouriteBranch } from '../store/change-favourites.ts'

export const addFavouriteMedcenterRoute = handle(
  addFavouriteMedcenter,
  async ({ actor: { accountId }, params, body, refuse }, { database, clock }: FavouritesDeps) => {
    const now = clock.now()
    const asked = body.addedAt === undefined ? now : new Date(body.addedAt)
    const added = { accountId, branchId: params.medcenterId, addedAt: asked < now ? asked : now }
    if (!(await addFavouriteBranch(database.db, added))) return refuse('NOT_FOUND')
  },
)
