/** A pharmacy that is alone is compared for so long with what the pharmacies of any town agreed on. */
const DAYS = 30
const DAY_MS = 86_400_000

interface UsualPrice {
  /** Kopecks. */
  readonly price: number
  readonly at: Date
}

export interface UsualPrices {
  /** Null: nobody knows. */
  get(packId: string, now: Date): number | null
  set(packId: string, usual: UsualPrice): void
}

/** What packs cost usually: one number for each pack of the register. */
export function usualPrices(): UsualPrices {
  const kept = new Map<string, UsualPrice>()
  return {
    get(packId, now) {
      const usual = kept.get(packId)
      return usual && now.getTime() - usual.at.getTime() < DAYS * DAY_MS ? usual.price : null
    },
    set: (packId, usual) => void kept.set(packId, usual),
  }
}
