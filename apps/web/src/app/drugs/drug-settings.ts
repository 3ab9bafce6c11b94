import { createAtom, useSelector } from '@tanstack/react-store'
import { type DrugstoreSort, drugstoreSorts } from '@vizit/domain/drugs/basket-order.ts'
import { deviceStorage } from '../browser-storage/storage.ts'
import { readJson } from '../browser-storage/stored-json.ts'
import { useIsHydrating } from '../release/use-is-hydrating.ts'

/** How pharmacies are looked for on this device (product §2, "Drug … search and settings"). */
export interface DrugSettings {
  readonly sort: DrugstoreSort
  readonly openNow: boolean
  /** Kilometres; null: any distance. */
  readonly radius: number | null
}

/** Whether the order or the distance needs to know where the device is. */
export const needsPlace = ({ sort, radius }: Pick<DrugSettings, 'sort' | 'radius'>): boolean =>
  sort !== 'totalPrice' || radius !== null

export const RADII = [1, 3, 5, 10] as const
const KEY = 'drugSettings'
const usual: DrugSettings = { sort: 'totalPrice', openNow: false, radius: null }
const changes = createAtom(0)
let known: { readonly text: string; readonly settings: DrugSettings } = { text: '', settings: usual }

function settings(): DrugSettings {
  const stored = (readJson(deviceStorage, KEY) ?? {}) as Partial<DrugSettings>
  const read: DrugSettings = {
    sort: drugstoreSorts.find(sort => sort === stored.sort) ?? usual.sort,
    openNow: stored.openNow === true,
    radius: RADII.find(radius => radius === stored.radius) ?? null,
  }
  const text = JSON.stringify(read)
  if (text !== known.text) known = { text, settings: read }
  return known.settings
}

export function changeDrugSettings(change: Partial<DrugSettings>): void {
  deviceStorage.setItem(KEY, JSON.stringify({ ...settings(), ...change }))
  changes.set(changes.get() + 1)
}

/** The defaults while the page is hydrated. */
export function useDrugSettings(): DrugSettings {
  const own = useSelector(changes, settings)
  return useIsHydrating() ? usual : own
}
