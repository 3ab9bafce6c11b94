import { uuid } from '@vizit/api-client/uuid.ts'
import { deviceStorage } from '../browser-storage/storage.ts'

/** True if this browser was used here before. */
export const returning = deviceStorage.getItem('anonymousId') !== null

function storedId(key: 'deviceId' | 'anonymousId'): string {
  const known = deviceStorage.getItem(key)
  if (known) return known
  const made = uuid()
  deviceStorage.setItem(key, made)
  return made
}

/** Identifies this browser to the server (calls §9, "Local keys"). */
export const deviceId = () => storedId('deviceId')
/** Identifies a guest, so that a slot can be held before signing in. */
export const anonymousId = () => storedId('anonymousId')
