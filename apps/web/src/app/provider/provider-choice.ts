import { useSearch } from '@tanstack/react-router'
import { useConfig } from '../api/use-config.ts'
import { chosenPlace } from '../browser-storage/preferences.ts'
import { tabStorage } from '../browser-storage/storage.ts'

const KEY = 'provider'

/** A clinic's site names its provider in the address once; the tab remembers it. */
export function rememberProvider(search: string): void {
  const provider = new URLSearchParams(search).get('provider')
  if (provider) tabStorage.setItem(KEY, provider)
}

export function namedProvider(): string | null {
  return tabStorage.getItem(KEY)
}

/**
 * The medical organisation that somebody has chosen: the one a clinic's site named, the one in the address (so that a
 * link works for whoever gets it), the one chosen here before.
 */
export function chosenProvider({ clinic }: { clinic?: string | undefined }): string | null {
  return namedProvider() ?? clinic ?? chosenPlace().provider ?? null
}

/** The medical organisation whose doctors are shown: the chosen one, the server's default; null until known. */
export function useProvider(): string | null {
  const chosen = chosenProvider(useSearch({ strict: false }))
  const { data } = useConfig()
  return chosen ?? data?.defaultProvider ?? null
}

/** The town where a person looks for doctors, by its code; a clinic's own site shows all of its towns. */
export function useTown(): number | undefined {
  const { town } = useSearch({ strict: false })
  if (town) return Number(town)
  return namedProvider() === null ? chosenPlace().locationCode : undefined
}
