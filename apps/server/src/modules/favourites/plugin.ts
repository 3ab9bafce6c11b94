import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { addFavouriteRoute } from './calls/add-favourite.ts'
import { addFavouriteMedcenterRoute } from './calls/add-favourite-medcenter.ts'
import { listFavouriteMedcentersRoute } from './calls/list-favourite-medcenters.ts'
import { listFavouritesRoute } from './calls/list-favourites.ts'
import { removeFavouriteRoute } from './calls/remove-favourite.ts'
import { removeFavouriteMedcenterRoute } from './calls/remove-favourite-medcenter.ts'
import type { FavouritesDeps } from './deps.ts'

/** Favourite doctors and medical centres of an account, on all of its devices (product §5, "Favourites"). */
export async function favouritesPlugin(app: FastifyInstance, deps: FavouritesDeps) {
  register(
    app,
    [
      listFavouritesRoute,
      addFavouriteRoute,
      removeFavouriteRoute,
      listFavouriteMedcentersRoute,
      addFavouriteMedcenterRoute,
      removeFavouriteMedcenterRoute,
    ],
    deps,
  )
}
