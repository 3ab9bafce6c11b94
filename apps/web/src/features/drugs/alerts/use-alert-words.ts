import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { usePriceWords } from '../../../app/drugs/use-price-words.ts'

type Alert = Answer<'listDrugAlerts'>[number]

/** What is waited for: "Сообщим, когда появится · Минск, до 22.02.2027". */
export function useAlertWords() {
  const t = useT('drugs')
  const format = useFormat()
  const price = usePriceWords()
  return ({
    town,
    maxPrice,
    expiresAt,
    isGone,
  }: Pick<Alert, 'town' | 'maxPrice' | 'expiresAt' | 'isGone'>): string => {
    if (isGone) return t('alerts.gone')
    const what =
      maxPrice === null ? t('alerts.waiting') : t('alerts.waitingPrice', { price: price(maxPrice) })
    const date = format.shortDate(civilDateOf(new Date(expiresAt)))
    return `${what} · ${t('alerts.until', { where: town ?? t('alerts.anywhere'), date })}`
  }
}
