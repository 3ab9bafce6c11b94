import { isLanguage, type Language } from '@vizit/i18n/language.ts'

const NAME = 'lang'

/** Public pages have an address for each language, `?lang=be`, as search engines list them. */
export function addressLanguage(): Language | undefined {
  const named = new URLSearchParams(location.search).get(NAME)
  return named !== null && isLanguage(named) ? named : undefined
}

/** The address names no language any more: its reader has chosen another one. */
export function leaveAddressLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(NAME)) return
  url.searchParams.delete(NAME)
  history.replaceState(history.state, '', url)
}
