import { useT } from '@vizit/i18n/react/texts-provider.tsx'

const NAMED = ['ru', 'be', 'en', 'pl', 'de', 'fr', 'es', 'it', 'lt', 'uk', 'zh', 'ar', 'tr'] as const

const isNamed = (code: string): code is (typeof NAMED)[number] => NAMED.some(known => known === code)

/** The names of these ISO 639-1 languages in words; a language without a name here is left out. Null: none is left. */
export function useLanguageNames(codes: readonly string[]): string | null {
  const t = useT('doctors')
  const names = codes.filter(isNamed).map(code => t(`languageNames.${code}`))
  return names.length > 0 ? names.join(', ') : null
}
