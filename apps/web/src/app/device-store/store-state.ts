import type { KeyValueStore } from './key-value-store.ts'

/**
 * `opening`: not known yet. `open`: may be read and written. `locked`: a code opens it without a network. `none`: nothing
 * can be kept or read here now: nobody is signed in, or there is no network and no code.
 */
export interface StoreState {
  readonly state: 'opening' | 'open' | 'locked' | 'none'
  /** `memory`: this browser or frame denies a database; everything goes with the page. */
  readonly place: KeyValueStore['place']
  /** It may be opened without a network. */
  readonly hasCode: boolean
  /** All that was here has been deleted since the page was opened: after ten wrong codes. */
  readonly wiped: boolean
}

const BEGINNING: StoreState = { state: 'opening', place: 'device', hasCode: false, wiped: false }

let current = BEGINNING
const listeners = new Set<() => void>()

export const storeState = {
  get: (): StoreState => current,
  set(change: Partial<StoreState>) {
    current = { ...current, ...change }
    for (const tell of listeners) tell()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
