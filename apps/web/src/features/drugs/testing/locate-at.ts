import { onTestFinished } from 'vitest'

/** The device is there. */
export function locateAt(coords: { readonly latitude: number; readonly longitude: number }) {
  locateBy(found => found({ coords } as GeolocationPosition))
}

/** The device answers so when it is asked where it is. */
export function locateBy(getCurrentPosition: Geolocation['getCurrentPosition']) {
  const former = Object.getOwnPropertyDescriptor(navigator, 'geolocation')
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => {
    if (former) Object.defineProperty(navigator, 'geolocation', former)
    else Reflect.deleteProperty(navigator, 'geolocation')
  })
}
