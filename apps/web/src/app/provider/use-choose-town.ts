import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { STALE_TIMES } from '../api/stale-times.ts'
import { rememberTownOrClinic } from '../browser-storage/preferences.ts'
import { clinicOfTown } from './clinic-of-town.ts'
import { useProvider } from './provider-choice.ts'

/** Stores a town (code 0: all regions) on the device; an address that names another one is changed to it. */
export function useChooseTown() {
  const navigate = useNavigate()
  const { town: named, clinic } = useSearch({ strict: false })
  const shown = useProvider()
  const { data } = useCallQuery('listProviders', { query: {} }, { staleTime: STALE_TIMES.listProviders })

  return ({ code, name }: { code: number; name: string }): void => {
    const provider = clinicOfTown(data ?? [], shown, code)
    rememberTownOrClinic({ locationCode: code, locationName: name, ...(provider && { provider }) })
    if (!named && (!clinic || !provider)) return
    void navigate({
      to: '.',
      search: ({ town: _, ...before }) => ({
        ...(code && { town: String(code) }),
        ...before,
        ...(clinic && provider && { clinic: provider }),
      }),
      replace: true,
      resetScroll: false,
    })
  }
}
