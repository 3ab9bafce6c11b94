import { useSyncExternalStore } from 'react'
import { deviceStorage } from '../storage.ts'

/** The address that the server was told of: this device shows messages. */
const KEY = 'pushEndpoint'

const listeners = new Set<() => void>()

export const keptPush = (): string | null => deviceStorage.getItem(KEY)

export function keepPush(endpoint: string | null): void {
  if (endpoint === null) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, endpoint)
  for (const tell of listeners) tell()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useKeptPush(): string | null {
  return useSyncExternalStore(subscribe, keptPush)
}
