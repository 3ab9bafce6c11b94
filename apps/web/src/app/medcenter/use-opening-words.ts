import type { Answer } from '@vizit/api-client/calls.ts'
import { daysBetween } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { pageTime } from '../release/page-time.ts'

type OpenNow = Answer<'findMedcenters'>['items'][number]['openNow']

/** Later than this it matters to nobody who asks whether it is open: a holiday in a month. */
const FAR_DAYS = 7

/** Says whether a medical centre is open now and when that changes; null if it states no hours. */
export function useOpeningWords(): (openNow: OpenNow) => string | null {
  const t = useT('medcenters')
  const format = useFormat()
  return openNow => {
    if (!openNow) return null
    const { isOpen, changesAt } = openNow
    if (changesAt === null) return t(isOpen ? 'openAlways' : 'closed')
    const today = civilDateOf(pageTime())
    const [day, time] = [format.dateOf(changesAt), format.time(changesAt)]
    if (isOpen && daysBetween(today, day) > FAR_DAYS) return t('openAlways')
    const date = format.relativeDate(day, today)
    // "Откроется" has no room for the name of a day, which would need another case.
    if (!isOpen) return t(daysBetween(today, day) > 1 ? 'closedUntilDate' : 'closedUntil', { date, time })
    return day === today ? t('openUntil', { time }) : t('openUntilDate', { date, time })
  }
}
