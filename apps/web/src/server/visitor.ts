import type { SessionStore } from '@vizit/api-client/session-store.ts'

/** Nobody in particular: a rendered page is the same for everybody. */
export const visitor: SessionStore = {
  deviceId: '',
  anonymousId: '',
  read: () => null,
  readLink: () => null,
  write: () => undefined,
  expire: () => undefined,
  withMutex: work => work(),
}
