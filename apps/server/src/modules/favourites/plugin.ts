import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { addFavouriteRoute } from './calls/add-favourite.ts'
import { listFavouritesRoute } from './calls/list-favourites.ts'
import { removeFavouriteRoute } from './calls/remove-favourite.ts'
import type { FavouritesDeps } from './deps.ts'

/** Favourite doctors of an account, on all of its devices (product §5, "Favourites"). */
export async function favouritesPlugin(app: FastifyInstance, deps: FavouritesDeps) {
  register(app, [listFavouritesRoute, addFavouriteRoute, removeFavouriteRoute], deps)
}
