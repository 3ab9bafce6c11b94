import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'

/** A date in a sentence, from `YYYY-MM-DD`. In English with its month as a word: 08.12.2026 is in August to many who read it. */
export function useSentenceDate() {
  const { language, format } = useTexts()
  return language === 'en' ? format.longDate : format.shortDate
}
