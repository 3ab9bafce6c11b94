import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useEffect } from 'react'
import { STALE_TIMES } from '../api/stale-times.ts'
import { chosenTownOrClinic } from '../browser-storage/preferences.ts'
import { rememberTownName, townNames } from '../browser-storage/town-names.ts'
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
  useEffect(() => {
    if (known) rememberTownName(known)
  }, [known])
  if (known || code === undefined) return known
  const { locationCode, locationName } = chosenTownOrClinic()
  const name = (code === locationCode && locationName) || townNames()[code]
  return name ? { name } : undefined
}
