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

const KEY = 'favouriteDoctors'
const listeners = new Set<() => void>()
let favourites = stored()

function stored(): readonly Favourite[] {
  const kept = readJson(deviceStorage, KEY)
  return Array.isArray(kept) ? kept.filter(isFavourite) : []
}

function isFavourite(value: unknown): value is Favourite {
  return isFavouriteDoctor(value) && typeof (value as Partial<Favourite>).providerCode === 'string'
}

function keep(next: readonly Favourite[]): void {
  favourites = next
  deviceStorage.setItem(KEY, JSON.stringify(next))
  for (const tell of listeners) tell()
}

/** Kept on this device only. */
export function addFavourite(added: Favourite): void {
  if (isFavourite(added)) keep(withFavourite(favourites, added))
}

/** Nobody's doctors may greet the next person. */
export function dropFavourites(): void {
  keep([])
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export function useFavourites(): readonly Favourite[] {
  return useSyncExternalStore(subscribe, () => favourites)
}
