import { useEffect, useState } from 'react'
import { useDeviceStore } from './use-device-store.ts'

/** A record of this device, read again after each change; null while it is loading or cannot be read. */
export function useStoredRecord<T>(
  read: () => Promise<T | null>,
  onChanged: (changed: () => void) => () => void,
): T | null {
  const isOpen = useDeviceStore().state === 'open'
  const [record, setRecord] = useState<T | null>(null)
  useEffect(() => {
    if (!isOpen) return setRecord(null)
    let isLeft = false
    const readAgain = () =>
      void read().then(
        found => !isLeft && setRecord(() => found),
        // Thrown to the error screen: a later release has stored it, and a reload installs that one.
        error =>
          setRecord(() => {
            throw error
          }),
      )
    readAgain()
    const unfollow = onChanged(readAgain)
    return () => {
      isLeft = true
      unfollow()
    }
  }, [isOpen, read, onChanged])
  return record
}
