import { useSyncExternalStore } from 'react'
import { type Destination, directions } from './directions.ts'

const neverChanges = () => () => {}

/** The link to the route in the map of the device; a page that is rendered on the server knows no device yet. */
export function useDirections(to: Destination): string {
  const agent = useSyncExternalStore(
    neverChanges,
    () => navigator.userAgent,
    () => '',
  )
  return directions(to, agent)
}
