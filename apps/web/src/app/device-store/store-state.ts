import { createAtom } from '@tanstack/react-store'
import type { KeyValueStore } from './key-value-store.ts'

/**
 * `opening`: not known yet. `open`: can be read and written. `locked`: a code opens it without a network. `none`:
 * nothing can be stored or read now, because nobody is signed in, or there is neither a network nor a code.
 */
export interface StoreState {
  readonly state: 'opening' | 'open' | 'locked' | 'none'
  /** `memory`: this browser or frame denies a database; everything is lost with the page. */
  readonly place: KeyValueStore['place']
  /** True if a code can open it without a network. */
  readonly hasCode: boolean
  /** True if everything here was deleted since the page was opened, after ten wrong codes. */
  readonly wiped: boolean
}

const BEGINNING: StoreState = { state: 'opening', place: 'device', hasCode: false, wiped: false }

export const storeState = createAtom(BEGINNING)

export const changeStoreState = (change: Partial<StoreState>) =>
  storeState.set(known => ({ ...known, ...change }))
