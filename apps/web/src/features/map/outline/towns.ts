import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import type { Place } from '@vizit/domain/geo/distance.ts'
import { useMemo } from 'react'
import { STALE_TIMES } from '../../../app/api/stale-times.ts'

export interface Town extends Place {
  readonly name: string
  /** Named on a map of the whole country. */
  readonly isLarge: boolean
}

type Location = Answer<'listLocations'>[number]

/** The towns where doctors can be found are the large ones (product §3, "Location"). */
export const townsOf = (locations: readonly Location[]): Town[] =>
  locations
    .filter(({ code }) => code !== 0)
    .map(({ name, latitude, longitude, banners }) => ({
      ...{ name, latitude, longitude },
      isLarge: banners.split(';').includes('doctors'),
    }))
    .sort((one, other) => Number(other.isLarge) - Number(one.isLarge))

const none: Location[] = []

/** The towns with their names in the current language; none until they are loaded. */
export function useTowns(): Town[] {
  const { data = none } = useCallQuery('listLocations', {}, { staleTime: STALE_TIMES.listLocations })
  return useMemo(() => townsOf(data), [data])
}
