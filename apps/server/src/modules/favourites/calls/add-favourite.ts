import { addFavourite as call } from '@vizit/contract/calls/favourites.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { FavouritesDeps } from '../deps.ts'
import { addFavourite } from '../store/change-favourites.ts'

export const addFavouriteRoute = handle(
  call,
  async ({ actor: { accountId }, params: { doctorId }, body, refuse }, deps: FavouritesDeps) => {
    const now = deps.clock.now()
    const asked = body.addedAt === undefined ? now : new Date(body.addedAt)
    const addedAt = asked < now ? asked : now
    const added = { accountId, doctorId, branchId: body.branchId, addedAt }
    if (!(await addFavourite(deps.database.db, added))) return refuse('NOT_FOUND')
  },
)
