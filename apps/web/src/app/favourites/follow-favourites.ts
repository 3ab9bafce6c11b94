import type { Client } from '@vizit/api-client/client.ts'
import { session } from '../session/session.ts'
import { favouriteChanges, favouritesOwner, onFavourites } from './favourites.ts'

/** Synchronises the favourites of this device with those of the signed-in account. */
export function followFavourites(client: Client): () => void {
  let running: Promise<void> | null = null
  let syncedOf: string | null = null

  async function sync(): Promise<void> {
    const { syncFavourites } = await import('./sync-favourites.ts')
    await syncFavourites(client)
  }
  function begin(): void {
    if (running || session.state() !== 'signed-in' || favouritesOwner() === null) return
    syncedOf = favouritesOwner()
    const before = JSON.stringify([...favouriteChanges()])
    running = sync()
      .catch(() => undefined)
      .finally(() => {
        running = null
        // Sends a change that was made meanwhile; one that could not be sent waits for the next occasion.
        const now = JSON.stringify([...favouriteChanges()])
        if (now !== '[]' && now !== before) begin()
      })
  }
  const isDue = () => favouriteChanges().size > 0 || favouritesOwner() !== syncedOf
  const whenChanged = () => {
    if (isDue()) begin()
  }
  const whenSeen = () => {
    if (document.visibilityState === 'visible') begin()
  }
  const unfollow = [onFavourites(whenChanged), session.subscribe(whenChanged)]
  addEventListener('online', begin)
  document.addEventListener('visibilitychange', whenSeen)
  begin()
  return () => {
    for (const end of unfollow) end()
    removeEventListener('online', begin)
    document.removeEventListener('visibilitychange', whenSeen)
  }
}
