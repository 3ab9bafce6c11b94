import { createAtom, useSelector } from '@tanstack/react-store'
import { deviceStorage } from '../../app/browser-storage/storage.ts'

/** The registered push address: its presence means that this device shows messages. */
const KEY = 'pushEndpoint'

export const readPushEndpoint = (): string | null => deviceStorage.getItem(KEY)

const shown = createAtom(readPushEndpoint())

export function savePushEndpoint(endpoint: string | null): void {
  if (endpoint === null) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, endpoint)
  shown.set(endpoint)
}

export const usePushEndpoint = (): string | null => useSelector(shown)
