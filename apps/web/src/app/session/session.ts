import type { Session, SessionStore } from '@vizit/api-client/session-store.ts'
import { lockDevice } from '../device-store/wipe.ts'
import { readGuestLink } from '../guest/guest-link.ts'
import { withMutex } from '../mutex.ts'
import { anonymousId, deviceId } from './device-ids.ts'
import {
  dropSession,
  onForeignChange,
  readSession,
  readState,
  type SessionState,
  writeSession,
} from './session-record.ts'

/** In this tab, or in another one of this browser. */
type Where = 'here' | 'elsewhere'
type Listener = (state: SessionState, where: Where) => void

const listeners = new Set<Listener>()
let state = readState()
let turn = 0

function changed(where: Where): void {
  const now = readState()
  if (now === state) return
  state = now
  turn += 1
  for (const tell of listeners) tell(state, where)
}

onForeignChange(() => changed('elsewhere'))

/** Who is using this browser. Every change reaches all of its tabs. */
export const session = {
  state: (): SessionState => state,
  subscribe(listener: Listener) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  start(tokens: Session) {
    turn += 1
    // What another account has kept here is not this one's, also where that one is still signed in.
    lockDevice()
    writeSession(tokens)
    changed('here')
  },
  end() {
    turn += 1
    dropSession('signed-out')
    changed('here')
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
  get turn() {
    return turn
  },
  read: readSession,
  readLink: () => readGuestLink()?.session ?? null,
  write: writeSession,
  expire(isSignedOut = false) {
    dropSession(isSignedOut ? 'signed-out-elsewhere' : 'expired')
    changed('here')
  },
  withMutex,
}
