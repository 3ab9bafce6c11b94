import { deviceStorage } from '../browser-storage/storage.ts'

const KEY = 'opensOffline'

/** Whether a code opens the store without a network: known at the start, before anything of it is loaded. */
export const hasCode = () => deviceStorage.getItem(KEY) !== null

export function markCode(isThere: boolean): void {
  if (isThere) deviceStorage.setItem(KEY, 'yes')
  else deviceStorage.removeItem(KEY)
}
