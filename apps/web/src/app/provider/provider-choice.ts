import { useSearch } from '@tanstack/react-router'
import { LOCATION_CODE } from '@vizit/domain/validation/code-shapes.ts'
import { useConfig } from '../api/use-config.ts'
import { chosenTownOrClinic, usePreference } from '../browser-storage/preferences.ts'
import { tabStorage } from '../browser-storage/storage.ts'

const KEY = 'provider'

/** A clinic's site names its provider in the address once; the tab stores it. */
export function rememberProvider(search: string): void {
  const provider = new URLSearchParams(search).get('provider')
  if (provider) tabStorage.setItem(KEY, provider)
}

export function namedProvider(): string | null {
  return tabStorage.getItem(KEY)
}

/**
 * The chosen medical organisation: the one that a clinic's site named, or the one in the address (so that a link works
 * for everybody), or the one chosen here before.
 */
export function chosenProvider({ clinic }: { clinic?: string | undefined }): string | null {
  return namedProvider() ?? clinic ?? chosenTownOrClinic().provider ?? null
}

/** The medical organisation whose doctors are shown: the chosen one or the server's default; null until known. */
export function useProvider(): string | null {
  const search = useSearch({ strict: false })
  const chosen = usePreference(
    () => chosenProvider(search),
    () => search.clinic ?? null,
  )
  const { data } = useConfig()
  return chosen ?? data?.defaultProvider ?? null
}

/**
 * The town of the address (so that a link works for everybody), or the one chosen here before: 0 for all regions,
 * undefined if none was. On a clinic's own site all its towns are shown.
 */
export function useChosenTown(): number | undefined {
  const { town } = useSearch({ strict: false })
  const chosen = usePreference<number | undefined>(
    () => chosenTownOrClinic().locationCode,
    () => undefined,
  )
  // Some screens check their parameters themselves.
  if (town && LOCATION_CODE.test(town)) return Number(town)
  return namedProvider() === null ? chosen : undefined
}

/** The code of the town where the user looks for doctors; undefined for all regions. */
export const useTown = (): number | undefined => useChosenTown() || undefined
