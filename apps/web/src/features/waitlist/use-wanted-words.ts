import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Wait } from './wait-types.ts'

const WEEK = 7

/** The wanted days and hours in words: "Пн, Ср, с 09:00, до 12:00". */
export function useWantedWords() {
  const t = useT('waitlist')
  const calendar = useT('calendar')
  const format = useFormat()
  return ({
    weekdays,
    timeFrom,
    timeTo,
    lastDate,
  }: Pick<Wait, 'weekdays' | 'timeFrom' | 'timeTo' | 'lastDate'>) => {
    const days =
      weekdays.length === WEEK
        ? t('anyDay')
        : weekdays.map(day => calendar(`weekdayShort.${day as 1 | 2 | 3 | 4 | 5 | 6 | 7}`)).join(', ')
    return [
      days,
      timeFrom && t('from', { time: timeFrom }),
      timeTo && t('before', { time: timeTo }),
      lastDate && t('until', { date: format.shortDate(lastDate) }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
}
