import { useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'
import { useProfile } from '../people/profile.ts'
import { useSessionState } from '../session/session.ts'
import { openWith, openWithoutServer } from './device-store.ts'
import { storeState } from './store-state.ts'

/** After this many milliseconds without an answer the network counts as missing, and the code may be asked for. */
const PATIENCE = 3000

/** The encrypted device store, opened as soon as possible; `stored-lists.ts` then reads and writes it. */
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
    const timer = setTimeout(() => void openWithoutServer(), isHopeless ? 0 : PATIENCE)
    return () => clearTimeout(timer)
  }, [signedIn, hashKey, storeKey, isHopeless])
  return useSelector(storeState)
}
