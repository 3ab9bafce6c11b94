import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'

/** An instant in full words: the day, the year and the time in Minsk. */
export function useInstantWords() {
  const t = useT('waitlist')
  const format = useFormat()
  return (instant: string) => {
    const date = format.dateOf(instant)
    return t('at', { date: `${format.dayDate(date)} ${date.slice(0, 4)}`, time: format.time(instant) })
  }
}
