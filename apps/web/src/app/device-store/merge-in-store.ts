import { session } from '../session/session.ts'
import { opened } from './device-store.ts'
import type { OpenStore } from './open-store.ts'
import { withStoreMutex } from './with-store-mutex.ts'

/**
 * Merges what this tab has with what is stored, one tab after the other. `isOver`: the session has ended meanwhile, and nothing of it may
 * come back. Returns whether `merge` says that it changed what is stored; false where there is no open store, or it fails.
 */
export const mergeInStore = (
  merge: (store: OpenStore, isOver: () => boolean) => Promise<boolean>,
): Promise<boolean> =>
  withStoreMutex(async () => {
    const store = opened()
    const isOver = () => opened() !== store || session.state() !== 'signed-in'
    return store !== null && !isOver() && merge(store, isOver)
  }).catch(() => false)
