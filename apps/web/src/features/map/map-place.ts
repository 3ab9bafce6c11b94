import type { PlaceGroup } from '@vizit/domain/geo/cluster-places.ts'
import type { Place } from '@vizit/domain/geo/distance.ts'
import type { ReactNode } from 'react'

/** A place to show on a map. */
export interface MapPlace extends Place {
  readonly id: string
  readonly name: string
  readonly address: string
  /** A few words each, below the name on the map, such as a price. */
  readonly notes?: readonly string[]
  /** The name as a link to the page of the place; absent: the map is on that page. */
  readonly link?: ReactNode
  /** What a list says of it, for where it is described alone. */
  readonly details?: ReactNode
}

export type MapGroup = PlaceGroup<MapPlace>
