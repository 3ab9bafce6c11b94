import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register.ts'
import { addFavouriteRoute } from './calls/add-favourite.ts'
import { listFavouritesRoute } from './calls/list-favourites.ts'
import { removeFavouriteRoute } from './calls/remove-favourite.ts'
import type { FavouritesDeps } from './deps.ts'

/** Doctors whom an account comes back to, on each of its devices (product §5, "Favourites"). */
export async function favouritesPlugin(app: FastifyInstance, deps: FavouritesDeps) {
  register(app, [listFavouritesRoute, addFavouriteRoute, removeFavouriteRoute], deps)
}
