import type { Session, SessionStore } from '@vizit/api-client/session-store.ts'
import { alone } from './alone.ts'
import { anonymousId, deviceId } from './device-ids.ts'
import {
  dropSession,
  onForeignChange,
  readSession,
  readState,
  type SessionState,
  writeSession,
} from './session-record.ts'

const listeners = new Set<() => void>()
let state = readState()

function changed(): void {
  const now = readState()
  if (now === state) return
  state = now
  for (const tell of listeners) tell()
}

onForeignChange(changed)

/** Who is using this browser. Every change reaches all of its tabs. */
export const session = {
  state: (): SessionState => state,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  start(tokens: Session) {
    writeSession(tokens)
    changed()
  },
  end() {
    dropSession('signed-out')
    changed()
  },
}

/** What the API client needs to know of the session. */
export const sessionStore: SessionStore = {
  get deviceId() {
    return deviceId()
  },
  get anonymousId() {
    return anonymousId()
  },
  read: readSession,
  write: writeSession,
  expire() {
    dropSession('expired')
    changed()
  },
  alone,
}
