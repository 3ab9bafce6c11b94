import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'

/** A past moment in words: `сегодня в 12:30`, `24.11.2026 в 12:30`. */
export function usePastTimeWords() {
  const t = useT('lists')
  const { format } = useTexts()
  return (instant: string) => {
    const date = format.dateOf(instant)
    const relative = format.relativeDate(date, civilDateOf(Date.now()))
    const day = relative === format.dayDate(date) ? format.shortDate(date) : relative
    return t('moment', { day, time: format.time(instant) })
  }
}
