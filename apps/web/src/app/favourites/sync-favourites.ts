import type { Client } from '@vizit/api-client/client.ts'
import {
  favouriteChanges,
  favouritesOwner,
  sendFormerFavourites,
  settleFavourite,
  storeFavourites,
} from './favourites.ts'

/** Sends the local changes to the account, then loads its favourites. Unanswered changes stay in the queue. */
export async function syncFavourites(client: Client): Promise<void> {
  const owner = favouritesOwner()
  sendFormerFavourites()
  for (const [doctorId, change] of favouriteChanges()) {
    const params = { doctorId }
    const result = change
      ? await client.send('addFavourite', { params, body: change })
      : await client.send('removeFavourite', { params })
    // After a sign-out nothing remains to be sent.
    if (favouritesOwner() !== owner) return
    const isRefused = !result.ok && ['NOT_FOUND', 'INVALID_ARGUMENT'].includes(result.refusal.code)
    if (!result.ok && !isRefused) return
    settleFavourite(doctorId, change)
  }
  const list = await client.send('listFavourites', {})
  if (list.ok && favouritesOwner() === owner) storeFavourites(list.answer)
}
