import type { BasketPack } from './use-pharmacy-pages.ts'

/** What a map beside the list of pharmacies takes from that list. */
export interface MapOfList {
  /** The pharmacy that is chosen on one of them. */
  readonly selected: string | null
  readonly onSelect: (id: string | null) => void
  /** The list was asked for with the place of the device. */
  readonly isPlaceSent: boolean
  readonly packs: ReadonlyMap<string, BasketPack>
}
