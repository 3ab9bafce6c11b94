import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'
import { useSentenceDate } from '../language/use-sentence-date.ts'

/** The last day on which an invoice can be decided on. */
export function useLastDay() {
  const format = useFormat()
  const sentenceDate = useSentenceDate()
  return ({ answerUntil }: { readonly answerUntil: string }): string =>
    // The time ends with the day, so the moment before it is of that day.
    sentenceDate(format.dateOf(new Date(Date.parse(answerUntil) - 1000).toISOString()))
}
