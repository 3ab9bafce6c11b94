import type { Session } from '@vizit/api-client/session-store.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/**
 * Both tokens are stored together in localStorage. A script that could read the refresh token there could get an
 * identity token with it, so keeping the identity token in memory would protect nothing. Sharing it saves every new tab
 * a refresh, each of which uses up the refresh token.
 */
const KEY = 'session'
/** Stored instead of the tokens after a session has ended; says why it ended. */
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

/** True if the owner has signed out, here or from another device. Only then are data that exist only here deleted. */
export function wasSignedOut(): boolean {
  const end = readJson(deviceStorage, KEY)
  return end === 'signed-out' || end === 'signed-out-elsewhere'
}

export function writeSession(session: Session): void {
  deviceStorage.setItem(KEY, JSON.stringify(session))
}

/** Every tab reads from the record why the session ended. */
export function dropSession(why: SessionEnd): void {
  deviceStorage.setItem(KEY, JSON.stringify(why))
}

export function onForeignChange(changed: () => void): void {
  // The server, which renders public pages, has no such event.
  globalThis.addEventListener?.('storage', event => {
    if (event.key === KEY || event.key === null) changed()
  })
}
