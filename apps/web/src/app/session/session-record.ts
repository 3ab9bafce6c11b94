import type { Session } from '@vizit/api-client/session-store.ts'
import { deviceStorage } from '../storage.ts'
import { readJson } from '../stored-json.ts'

/**
 * Both tokens are kept together in localStorage. A script that could read the refresh token there could get
 * an identity token from it anyway, so hiding the latter in memory would protect nothing; sharing it spares
 * every new tab a refresh, each of which spends the refresh token.
 */
const KEY = 'session'
const EXPIRED = '"expired"'

export type SessionState = 'guest' | 'signed-in' | 'expired'

export function readSession(): Session | null {
  const record = readJson(deviceStorage, KEY)
  return typeof record === 'object' ? (record as Session | null) : null
}

export function readState(): SessionState {
  if (readSession()) return 'signed-in'
  return deviceStorage.getItem(KEY) === EXPIRED ? 'expired' : 'guest'
}

export function writeSession(session: Session): void {
  deviceStorage.setItem(KEY, JSON.stringify(session))
}

/** Every tab learns from the record whether the person left or the session ran out. */
export function dropSession(why: 'signed-out' | 'expired'): void {
  if (why === 'expired') deviceStorage.setItem(KEY, EXPIRED)
  else deviceStorage.removeItem(KEY)
}

export function onForeignChange(changed: () => void): void {
  addEventListener('storage', event => {
    if (event.key === KEY || event.key === null) changed()
  })
}
