import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { tabStorage } from './storage.ts'

const KEY = 'provider'

/** A clinic's site names its provider in the address once; the tab remembers it. */
export function rememberProvider(search: string): void {
  const provider = new URLSearchParams(search).get('provider')
  if (provider) tabStorage.setItem(KEY, provider)
}

export function namedProvider(): string | null {
  return tabStorage.getItem(KEY)
}

/** The medical organisation whose doctors are shown: the named one, else the server's default; null until known. */
export function useProvider(): string | null {
  const named = namedProvider()
  const { data } = useCallQuery('readConfig', {}, { enabled: named === null, staleTime: 3_600_000 })
  return named ?? data?.defaultProvider ?? null
}
