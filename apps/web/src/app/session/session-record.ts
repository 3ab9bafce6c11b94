import type { Session } from '@vizit/api-client/session-store.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/**
 * Both tokens are kept together in localStorage. A script that could read the refresh token there could get
 * an identity token from it anyway, so hiding the latter in memory would protect nothing; sharing it spares
 * every new tab a refresh, each of which spends the refresh token.
 */
const KEY = 'session'
/** What stands there instead of the tokens once a session has ended, and says why it did. */
export type SessionEnd = 'signed-out' | 'signed-out-elsewhere' | 'expired'

export type SessionState = 'guest' | 'signed-in' | 'expired'

export function readSession(): Session | null {
  const record = readJson(deviceStorage, KEY)
  return typeof record === 'object' ? (record as Session | null) : null
}

export function readState(): SessionState {
  if (readSession()) return 'signed-in'
  const end = readJson(deviceStorage, KEY)
  return end === 'expired' || end === 'signed-out-elsewhere' ? 'expired' : 'guest'
}

/** Has the owner signed out, here or from another device? Nothing else deletes what lies only here. */
export function wasSignedOut(): boolean {
  const end = readJson(deviceStorage, KEY)
  return end === 'signed-out' || end === 'signed-out-elsewhere'
}

export function writeSession(session: Session): void {
  deviceStorage.setItem(KEY, JSON.stringify(session))
}

/** Every tab learns from the record why the session ended. */
export function dropSession(why: SessionEnd): void {
  deviceStorage.setItem(KEY, JSON.stringify(why))
}

export function onForeignChange(changed: () => void): void {
  addEventListener('storage', event => {
    if (event.key === KEY || event.key === null) changed()
  })
}
