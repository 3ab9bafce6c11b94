/** A pack that somebody looks for, and how many of it. */
export interface BasketItem {
  readonly packId: string
  readonly count: number
}

interface Baskets {
  /** What both had when they were last the same. */
  readonly base: readonly BasketItem[]
  readonly own: readonly BasketItem[]
  readonly stored: readonly BasketItem[]
}

/** The stored basket with what was changed here since both were the same; a pack that both have added is there once. */
export function mergeBaskets({ base, own, stored }: Baskets): BasketItem[] {
  const countIn = (items: readonly BasketItem[], id: string) =>
    items.find(({ packId }) => packId === id)?.count ?? 0
  const ids = new Set([...stored, ...own].map(({ packId }) => packId))
  return [...ids].flatMap(packId => {
    const [before, here, there] = [countIn(base, packId), countIn(own, packId), countIn(stored, packId)]
    const count = here === before ? there : before === 0 ? Math.max(here, there) : here
    return count > 0 ? [{ packId, count }] : []
  })
}
