import { createAtom } from '@tanstack/react-store'
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

export const storeState = createAtom(BEGINNING)

export const changeStoreState = (change: Partial<StoreState>) =>
  storeState.set(known => ({ ...known, ...change }))
