import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useAsOfWords, usePriceWords } from '../../../app/drugs/use-price-words.ts'

type Alert = Answer<'listDrugAlerts'>[number]

/** What is waited for: "Сообщим, когда появится · Минск, до 22.02.2027". */
export function useAlertWords() {
  const t = useT('drugs')
  const format = useFormat()
  const price = usePriceWords()
  const asOf = useAsOfWords()
  return ({
    town,
    maxPrice,
    expiresAt,
    isGone,
    isForHospitals,
    toldAt,
    foundAt,
    isUnreachable,
  }: Pick<
    Alert,
    'town' | 'maxPrice' | 'expiresAt' | 'isGone' | 'isForHospitals' | 'toldAt' | 'foundAt' | 'isUnreachable'
  >): string => {
    if (isGone) return t(isForHospitals ? 'alerts.forHospitals' : 'alerts.gone')
    const where = town ?? t('alerts.anywhere')
    if (foundAt) return t('alerts.foundThen', { where, time: asOf(foundAt) })
    if (isUnreachable) return t('alerts.foundUntold', { where })
    if (toldAt) return t('alerts.foundAlready', { where, time: format.time(toldAt) })
    const what =
      maxPrice === null ? t('alerts.waiting') : t('alerts.waitingPrice', { price: price(maxPrice) })
    const date = format.shortDate(civilDateOf(new Date(expiresAt)))
    return `${what} · ${t('alerts.until', { where, date })}`
  }
}
