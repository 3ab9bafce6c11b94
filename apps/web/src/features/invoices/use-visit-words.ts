import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { usePeople } from '../../app/people/use-people.ts'
import type { Invoice } from './invoice-types.ts'

/** Day, time and patient of the visit; the patient is left out until the family is known. */
export function useVisitWords() {
  const t = useT('invoices')
  const format = useFormat()
  const { nameOf } = usePeople()
  return ({ profileId, startDate }: Pick<Invoice, 'profileId' | 'startDate'>): string => {
    const when = { date: format.shortDate(format.dateOf(startDate)), time: format.time(startDate) }
    const name = nameOf({ profileId, customerFirstName: '' })
    return name ? t('visitOf', { ...when, name }) : t('visitOn', when)
  }
}
