import type { Refused, Session } from '@vizit/api-client/session-store.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'

/**
 * Both tokens are stored together in localStorage. A script that could read the refresh token there could get an
 * identity token with it, so keeping the identity token in memory would protect nothing. Sharing it saves every new tab
 * a refresh, each of which uses up the refresh token.
 */
const KEY = 'session'
/** Stored instead of the tokens after a session has ended; says why it ended. */
export type SessionEnd = 'signed-out' | Refused

export type SessionState = 'guest' | 'signed-in' | 'expired'

export function readSession(): Session | null {
  const record = readJson(deviceStorage, KEY)
  return typeof record === 'object' ? (record as Session | null) : null
}

export function readState(): SessionState {
  if (readSession()) return 'signed-in'
  const end = sessionEnd()
  return end === null || end === 'signed-out' ? 'guest' : 'expired'
}

/** Null: there was no session, or it goes on. */
export function sessionEnd(): SessionEnd | null {
  const record = readJson(deviceStorage, KEY)
  return typeof record === 'string' ? (record as SessionEnd) : null
}

/**
 * True if the owner has signed out, here or from another device, or has deleted the account. Only then are data that exist only here
 * deleted.
 */
export function wasSignedOut(): boolean {
  const end = sessionEnd()
  return end !== null && end !== 'expired'
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
