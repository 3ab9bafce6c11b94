import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { pageTime } from '../release/page-time.ts'

type OpenNow = Answer<'findMedcenters'>['items'][number]['openNow']

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
    const date = format.relativeDate(day, today)
    if (!isOpen) return t('closedUntil', { date, time })
    return day === today ? t('openUntil', { time }) : t('openUntilDate', { date, time })
  }
}
