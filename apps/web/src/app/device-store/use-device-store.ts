import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useProfile } from '../people/profile.ts'
import { useSessionState } from '../session/session.ts'
import { manageWithoutKeys, openWith } from './device-store.ts'
import { storeState } from './store-state.ts'

/** A network that says nothing for so long, in milliseconds, is as good as none: the code may be asked for. */
const PATIENCE = 3000

/** What is kept encrypted on this device, opened as soon as it can be; `lists.ts` reads and writes it then. */
export function useDeviceStore() {
  const signedIn = useSessionState() === 'signed-in'
  const { data: profile, refusal } = useProfile()
  const hashKey = profile?.hashKey
  const storeKey = profile?.storeKey
  const isHopeless = !signedIn || refusal !== null || profile !== undefined
  useEffect(() => {
    if (signedIn && hashKey && storeKey) {
      void openWith({ hashKey, storeKey })
      return
    }
    const timer = setTimeout(() => void manageWithoutKeys(), isHopeless ? 0 : PATIENCE)
    return () => clearTimeout(timer)
  }, [signedIn, hashKey, storeKey, isHopeless])
  return useSelector(storeState)
}
