import { IconReceipt } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useLastDay } from '../../app/invoices/use-last-day.ts'
import { useSums } from '../../app/invoices/use-sums.ts'
import type { Profile } from '../../app/people/profile.ts'
import { usePeople } from '../../app/people/use-people.ts'

type Invoice = Answer<'showInvoice'>

/** More of them would push everything else down. */
const MOST = 3

/** Invoices that wait for a decision of this account; many are one row. The one with the nearest deadline is first. */
export function useInvoiceRows({ hasInvoices = false }: Profile, isOpen: boolean) {
  const t = useT('main')
  const lastDay = useLastDay()
  const invoiceWords = useInvoiceWords()
  const { data } = useCallQuery('listInvoices', { query: {} }, { enabled: isOpen && hasInvoices })
  const waiting = data?.items.filter(({ canDecide }) => canDecide) ?? []
  const [first] = waiting
  const icon = <IconReceipt />
  if (first && waiting.length > MOST) {
    const text = t('awaits.invoices', { count: waiting.length, until: lastDay(first) })
    return [{ to: '/visits/invoices', icon, text }]
  }
  return waiting.map(invoice => ({ to: `/visits/invoices/${invoice.id}`, icon, text: invoiceWords(invoice) }))
}

/** Sum, deadline, organisation and visit; whose it is where that is somebody else. */
function useInvoiceWords() {
  const t = useT('main')
  const format = useFormat()
  const lastDay = useLastDay()
  const sum = useSums()
  const { me, nameOf } = usePeople()
  return (invoice: Invoice): string => {
    const { providerName: clinic, startDate, profileId, amount } = invoice
    const date = format.shortDate(format.dateOf(startDate))
    const name = profileId === me ? '' : nameOf({ profileId, customerFirstName: '' })
    const said = { clinic, date, sum: sum(amount), until: lastDay(invoice) }
    return name ? t('awaits.invoiceOf', { ...said, name }) : t('awaits.invoice', said)
  }
}
