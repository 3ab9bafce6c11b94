import { useSyncExternalStore } from 'react'
import { session } from './session.ts'

export function useSessionState() {
  return useSyncExternalStore(session.subscribe, session.state)
}
