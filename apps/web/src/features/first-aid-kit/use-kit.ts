import type { KitItem } from '@vizit/domain/drugs/first-aid-kit.ts'
import { useEffect, useState } from 'react'
import { useDeviceStore } from '../../app/device-store/use-device-store.ts'
import { onKitChanged, readStoredKit } from './stored-kit.ts'

/** The kit of this device; null while it is loading or cannot be read. */
export function useKit(): readonly KitItem[] | null {
  const isOpen = useDeviceStore().state === 'open'
  const [kit, setKit] = useState<readonly KitItem[] | null>(null)
  useEffect(() => {
    if (!isOpen) return setKit(null)
    let isLeft = false
    const read = () =>
      void readStoredKit().then(
        found => !isLeft && setKit(found),
        // Thrown to the error screen: a later release has stored it, and a reload installs that one.
        error =>
          setKit(() => {
            throw error
          }),
      )
    read()
    const unfollow = onKitChanged(read)
    return () => {
      isLeft = true
      unfollow()
    }
  }, [isOpen])
  return kit
}
