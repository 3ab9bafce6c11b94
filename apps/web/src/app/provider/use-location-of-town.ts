import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { chosenTownOrClinic } from '../browser-storage/preferences.ts'
import { useChosenTown } from './provider-choice.ts'

/** The chosen town with its name, and with its banners once the towns are loaded; undefined if none is chosen. */
export function useLocationOfTown(): { name: string; banners?: string } | undefined {
  const code = useChosenTown()
  const { data } = useCallQuery(
    'listLocations',
    {},
    { enabled: code !== undefined, staleTime: STALE_TIMES.listLocations },
  )
  const known = data?.find(location => location.code === code)
  const { locationCode, locationName } = chosenTownOrClinic()
  if (known) return known
  return locationName && code === locationCode ? { name: locationName } : undefined
}
