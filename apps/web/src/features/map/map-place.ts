import type { PlaceGroup } from '@vizit/domain/geo/cluster-places.ts'
import type { Place } from '@vizit/domain/geo/distance.ts'
import type { ReactNode } from 'react'

/** A place to show on a map. */
export interface MapPlace extends Place {
  readonly id: string
  readonly name: string
  readonly address: string
  /** A few words beside the name, such as a price. */
  readonly note?: string | undefined
  /** The name as a link to the page of the place; absent: the map is on that page. */
  readonly link?: ReactNode
}

export type MapGroup = PlaceGroup<MapPlace>
