import type { ReactNode, Ref } from 'react'
import classes from './list-beside-map.module.css'

interface ListBesideMapProps {
  /** Absent: the list alone. */
  map?: ReactNode
  mapRef?: Ref<HTMLDivElement>
  children: ReactNode
}

/** A list with its map: above it on a phone, beside it and in sight on a wide screen. */
export function ListBesideMap({ map, mapRef, children }: ListBesideMapProps) {
  return (
    <div className={classes.beside} data-map={map ? true : undefined}>
      {map && (
        <div ref={mapRef} className={classes.map}>
          {map}
        </div>
      )}
      {children}
    </div>
  )
}
