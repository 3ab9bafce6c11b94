import { onTestFinished } from 'vitest'

/** The device is there. */
export function locateAt(coords: { readonly latitude: number; readonly longitude: number }) {
  const getCurrentPosition = (found: PositionCallback) => found({ coords } as GeolocationPosition)
  const former = Object.getOwnPropertyDescriptor(navigator, 'geolocation')
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => {
    if (former) Object.defineProperty(navigator, 'geolocation', former)
    else Reflect.deleteProperty(navigator, 'geolocation')
  })
}
