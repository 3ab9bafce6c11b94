/** A favourite doctor (product §3, "Favourite doctor"). */
export interface FavouriteDoctor {
  readonly id: string
  readonly displayName: string
  readonly branchId: string
  readonly photoUrl: string | null
  readonly type: 'physicians'
}

/** The most favourites of an account (calls §9, "Favourites"). */
export const MOST_FAVOURITES = 10

/**
 * Newest first, without duplicates, at most ten (calls §9, "Favourites"). For the same moment, the one given first
 * wins.
 */
export function newestFavourites<F extends { readonly id: string; readonly addedAt: Date | string }>(
  favourites: readonly F[],
): F[] {
  const sorted = favourites.toSorted((a, b) => (a.addedAt < b.addedAt ? 1 : a.addedAt > b.addedAt ? -1 : 0))
  const byId = new Map<string, F>()
  for (const each of sorted) if (!byId.has(each.id)) byId.set(each.id, each)
  return [...byId.values()].slice(0, MOST_FAVOURITES)
}

/** A favourite needs displayName, id and branchId (product §5, "Favourites"). */
export function isFavouriteDoctor(value: unknown): value is FavouriteDoctor {
  if (typeof value !== 'object' || value === null) return false
  const { displayName, id, branchId } = value as Record<string, unknown>
  return [displayName, id, branchId].every(part => typeof part === 'string' && part.length > 0)
}
