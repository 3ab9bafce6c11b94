import { createAtom, useSelector } from '@tanstack/react-store'
import { deviceStorage } from '../../app/browser-storage/storage.ts'

/** The registered push address: its presence means that this device shows messages. */
const KEY = 'pushEndpoint'

export const keptPush = (): string | null => deviceStorage.getItem(KEY)

const shown = createAtom(keptPush())

export function keepPush(endpoint: string | null): void {
  if (endpoint === null) deviceStorage.removeItem(KEY)
  else deviceStorage.setItem(KEY, endpoint)
  shown.set(endpoint)
}

export const useKeptPush = (): string | null => useSelector(shown)
