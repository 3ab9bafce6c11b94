import { useFormat } from '@vizit/i18n/react/texts-provider.tsx'

/** The last day on which an invoice can be decided on. */
export function useLastDay() {
  const format = useFormat()
  return ({ answerUntil }: { readonly answerUntil: string }): string =>
    // The time ends with the day, so the moment before it is of that day.
    format.shortDate(format.dateOf(new Date(Date.parse(answerUntil) - 1000).toISOString()))
}
