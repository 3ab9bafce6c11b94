import type { BasketItem } from '@vizit/domain/drugs/merge-baskets.ts'
import { MOST_ITEMS, MOST_OF_EACH } from './basket.ts'

interface PacksInAddress {
  readonly items: readonly BasketItem[]
  /** False: some of it could not be taken, or not as many. */
  readonly isWhole: boolean
}

/** The packs of an address, as many as a basket takes; the same pack twice is added up. */
export function packsInAddress(text = ''): PacksInAddress {
  const counts = new Map<string, number>()
  let isWhole = true
  for (const part of text.split(',').filter(Boolean)) {
    const { id, count = '1' } = /^(?<id>[1-9]\d{0,8})(:(?<count>\d{1,9}))?$/.exec(part)?.groups ?? {}
    const asked = id === undefined ? 0 : (counts.get(id) ?? 0) + Number(count)
    const isTaken = id !== undefined && Number(count) > 0 && (counts.has(id) || counts.size < MOST_ITEMS)
    if (isTaken) counts.set(id, Math.min(asked, MOST_OF_EACH))
    if (!isTaken || asked > MOST_OF_EACH) isWhole = false
  }
  return { items: [...counts].map(([packId, count]) => ({ packId, count })), isWhole }
}
