import { useEffect, useState } from 'react'
import { isInstalled } from '../../../app/install/is-installed.ts'
import { onDocuments } from './documents-channel.ts'

/**
 * Whether the browser promises not to delete what is kept here when it runs out of room, or, as Safari does, after seven days
 * without a visit; null until it has answered. Installed apps are spared by both.
 */
export function useLasting(): boolean | null {
  const [lasts, setLasts] = useState<boolean | null>(null)
  useEffect(() => {
    let isLeft = false
    const ask = () =>
      void Promise.resolve(navigator.storage?.persisted?.())
        .catch(() => false)
        .then(granted => !isLeft && setLasts(granted === true || isInstalled()))
    ask()
    const unfollow = onDocuments(ask)
    return () => {
      isLeft = true
      unfollow()
    }
  }, [])
  return lasts
}

/** Asks for that promise: some browsers ask the person, so only once there is something to keep. */
export async function askToLast(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
