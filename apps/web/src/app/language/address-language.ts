import { isLanguage, type Language } from '@vizit/i18n/language.ts'

const NAME = 'lang'

/**
 * The language of the address, `?lang=be`: public pages have one address for each language, as search engines list
 * them.
 */
export function addressLanguage(): Language | undefined {
  const named = new URLSearchParams(location.search).get(NAME)
  return named !== null && isLanguage(named) ? named : undefined
}

/** Removes the language from the address after the reader has chosen another one. */
export function leaveAddressLanguage(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(NAME)) return
  url.searchParams.delete(NAME)
  history.replaceState(history.state, '', url)
}
