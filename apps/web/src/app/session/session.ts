import { createAtom, useSelector } from '@tanstack/react-store'
import type { Session, SessionStore } from '@vizit/api-client/session-store.ts'
import { withMutex } from '../concurrency/mutex.ts'
import { lockDevice } from '../device-store/wipe.ts'
import { readGuestLink } from '../guest/guest-link.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'
import { anonymousId, deviceId } from './device-ids.ts'
import {
  dropSession,
  onForeignChange,
  readSession,
  readState,
  type SessionState,
  writeSession,
} from './session-record.ts'

/** Whether it changed in this tab or in another tab of this browser. */
type Where = 'here' | 'elsewhere'

/** The state of the session, and in which tab it last changed. */
const current = createAtom<{ readonly state: SessionState; readonly where: Where }>({
  state: readState(),
  where: 'here',
})
let turn = 0

function changed(where: Where): void {
  const state = readState()
  if (state === current.get().state) return
  turn += 1
  current.set({ state, where })
}

onForeignChange(() => changed('elsewhere'))

/** The session of this browser. Every change reaches all tabs. */
export const session = {
  state: (): SessionState => current.get().state,
  subscribe: (listener: (state: SessionState, where: Where) => void): (() => void) =>
    current.subscribe(({ state, where }) => listener(state, where)).unsubscribe,
  start(tokens: Session) {
    turn += 1
    // The device store of another account must not open for this one, also if that account is still signed in.
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

export function useSessionState(): SessionState {
  const state = useSelector(current, ({ state }) => state)
  return useIsHydrating() ? 'guest' : state
}

/** The session as the API client uses it. */
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
  expire(why = 'expired') {
    dropSession(why)
    changed('here')
  },
  withMutex,
}
