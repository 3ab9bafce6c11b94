import { useEffect, useState } from 'react'
import { isInstalled } from '../../../app/install/is-installed.ts'
import { onDocumentsChanged } from './documents-channel.ts'

/**
 * Whether the browser promises not to delete the stored data when it runs out of space, or, as Safari does, after seven
 * days without a visit; null until it has answered. Installed apps are exempt from both.
 */
export function usePersistentStorage(): boolean | null {
  const [lasts, setLasts] = useState<boolean | null>(null)
  useEffect(() => {
    let isLeft = false
    const ask = () =>
      void Promise.resolve(navigator.storage?.persisted?.())
        .catch(() => false)
        .then(granted => !isLeft && setLasts(granted === true || isInstalled()))
    ask()
    const unfollow = onDocumentsChanged(ask)
    return () => {
      isLeft = true
      unfollow()
    }
  }, [])
  return lasts
}

/** Requests persistent storage. Some browsers ask the user, so this happens only when there is something to store. */
export async function requestPersistentStorage(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
