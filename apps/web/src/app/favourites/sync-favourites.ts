import type { Client } from '@vizit/api-client/client.ts'
import {
  favouriteChanges,
  favouritesOwner,
  joinFavourites,
  settleFavourite,
  takeFavourites,
} from './favourites.ts'

/** Tells the account what has changed here, then takes what it has. What was not answered stays to be told. */
export async function syncFavourites(client: Client): Promise<void> {
  const owner = favouritesOwner()
  joinFavourites()
  for (const [doctorId, change] of favouriteChanges()) {
    const params = { doctorId }
    const told = change
      ? await client.send('addFavourite', { params, body: change })
      : await client.send('removeFavourite', { params })
    // Whoever has signed out meanwhile leaves nothing to tell.
    if (favouritesOwner() !== owner) return
    const isRefused = !told.ok && ['NOT_FOUND', 'INVALID_ARGUMENT'].includes(told.refusal.code)
    if (!told.ok && !isRefused) return
    settleFavourite(doctorId, change)
  }
  const list = await client.send('listFavourites', {})
  if (list.ok && favouritesOwner() === owner) takeFavourites(list.answer)
}
