import { deviceStorage } from '../browser-storage/storage.ts'

const KEY = 'opensOffline'

/** True if a code can open the store without a network; available at the start, before the store's code is loaded. */
export const hasCode = () => deviceStorage.getItem(KEY) !== null

export function markCode(isThere: boolean): void {
  if (isThere) deviceStorage.setItem(KEY, 'yes')
  else deviceStorage.removeItem(KEY)
}
