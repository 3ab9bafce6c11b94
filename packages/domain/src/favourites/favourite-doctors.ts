/** A doctor to come back to (product §3, "Favourite doctor"). */
export interface FavouriteDoctor {
  readonly id: string
  readonly displayName: string
  readonly branchId: string
  readonly photoUrl: string | null
  readonly type: 'physicians'
}

/** calls §9, "Favourites" */
const MOST = 10

/** Newest first, nobody twice, ten at most (calls §9, "Favourites"). */
export function withFavourite<F extends { readonly id: string }>(favourites: readonly F[], added: F): F[] {
  return [added, ...favourites.filter(({ id }) => id !== added.id)].slice(0, MOST)
}

/** Needs displayName, id and branchId (product §5, "Favourites"). */
export function isFavouriteDoctor(value: unknown): value is FavouriteDoctor {
  if (typeof value !== 'object' || value === null) return false
  const { displayName, id, branchId } = value as Record<string, unknown>
  return [displayName, id, branchId].every(part => typeof part === 'string' && part.length > 0)
}
