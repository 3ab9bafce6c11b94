import {
  type FavouriteDoctor,
  isFavouriteDoctor,
  withFavourite,
} from '@vizit/domain/favourites/favourite-doctors.ts'
import { useSyncExternalStore } from 'react'
import { deviceStorage } from './storage.ts'
import { readJson } from './stored-json.ts'

/** A favourite doctor, and the medical organisation where they are found. */
export interface Favourite extends FavouriteDoctor {
  readonly providerCode: string
}

/** A doctor who may become one; what may be missing of them is checked (product §5, "Favourites"). */
export type FavouriteToBe = Omit<Favourite, 'type' | 'branchId'> & { readonly branchId: string | undefined }

const KEY = 'favouriteDoctors'
/** Whose they are; absent: a guest's. */
const OWNER = 'favouriteDoctorsOf'
const listeners = new Set<() => void>()
let favourites = stored()

function stored(): readonly Favourite[] {
  const kept = readJson(deviceStorage, KEY)
  return Array.isArray(kept) ? kept.filter(isFavourite) : []
}

function isFavourite(value: unknown): value is Favourite {
  return isFavouriteDoctor(value) && typeof (value as Partial<Favourite>).providerCode === 'string'
}

function show(next: readonly Favourite[]): void {
  favourites = next
  for (const tell of listeners) tell()
}

function keep(next: readonly Favourite[]): void {
  deviceStorage.setItem(KEY, JSON.stringify(next))
  show(next)
}

// Another tab of this browser has changed them.
addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) show(stored())
})

/** How a change of the favourites is undone. */
type Undo = () => void

/** Kept on this device only. Null: nothing to add, something of the doctor is missing. */
export function addFavourite(added: FavouriteToBe): Undo | null {
  const { id, displayName, branchId, photoUrl, providerCode } = added
  const favourite = { id, displayName, branchId, photoUrl, providerCode, type: 'physicians' }
  if (!isFavourite(favourite)) return null
  const before = favourites
  keep(withFavourite(favourites, favourite))
  return () => keep(before)
}

export function removeFavourite(doctorId: string): Undo {
  const before = favourites
  keep(favourites.filter(({ id }) => id !== doctorId))
  return () => keep(before)
}

/** Nobody's doctors may greet the next person. */
export function dropFavourites(): void {
  deviceStorage.removeItem(OWNER)
  keep([])
}

/** Somebody has signed in: what a guest kept becomes theirs, another person's goes. */
export function ownFavourites(userId: string): void {
  const owner = deviceStorage.getItem(OWNER)
  if (owner !== null && owner !== userId) dropFavourites()
  deviceStorage.setItem(OWNER, userId)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(subscribe, () => favourites)
}
