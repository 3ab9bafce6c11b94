import { createAtom, useSelector } from '@tanstack/react-store'
import type { Place } from '@vizit/domain/geo/distance.ts'
import { BELARUS, isWithin } from '@vizit/domain/geo/map-bounds.ts'
import { currentPlace } from './current-place.ts'

/** Abroad: distances of hundreds of kilometres would say nothing, and the map has only Belarus. */
type DevicePlace =
  | { readonly state: 'idle' | 'locating' | 'unknown' | 'abroad' }
  | { readonly state: 'known'; readonly at: Place }

const devicePlace = createAtom<DevicePlace>({ state: 'idle' })

/** Where the device is, once its user has asked for distances; kept in memory until the page is closed. */
export const useDevicePlace = (): DevicePlace => useSelector(devicePlace)

/** Asks the browser, which asks its user. */
export async function locateDevice(): Promise<void> {
  if (devicePlace.get().state === 'locating') return
  devicePlace.set({ state: 'locating' })
  const at = await currentPlace()
  devicePlace.set(at ? placeOf(at) : { state: 'unknown' })
}

const placeOf = (at: Place): DevicePlace =>
  isWithin(at, BELARUS) ? { state: 'known', at } : { state: 'abroad' }

/** For tests: nobody has asked yet. */
export const forgetDevicePlace = (): void => devicePlace.set({ state: 'idle' })
