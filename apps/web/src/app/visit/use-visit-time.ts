import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'

/** The time of a visit in words: relative if that helps, and in full. */
export function useVisitTime() {
  const t = useT('visits')
  const { format } = useTexts()
  return (startDate: string) => {
    const date = format.dateOf(startDate)
    const time = format.time(startDate)
    const full = `${format.dayDate(date)} ${date.slice(0, 4)}`
    const relative = format.relativeDate(date, civilDateOf(Date.now()))
    return {
      time,
      full,
      relative: relative === format.dayDate(date) ? null : relative,
      words: t('at', { date: full, time }),
    }
  }
}
