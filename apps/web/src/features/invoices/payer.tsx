import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { paidByInvoices } from '../../app/invoices/paid-by-invoices.ts'
import type { Invoice } from './invoice-types.ts'
import { readersOf } from './readers-of.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

/**
 * The programme that pays an invoice; where it pays nothing, what was promised at the booking and whom to ask. Nothing is paid of what the
 * patient rejected.
 */
export function Payer({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { covererName: name } = invoice
  if (readersOf(invoice) !== 'CLINIC') {
    const rejected = paidByInvoices([invoice])
    if (!rejected) return <Text>{t('programme', { name })}</Text>
    if (rejected.covered > 0) return <Text>{t('programmePart', { name })}</Text>
    return (
      <Text>{t(`programmeRejected.${invoice.state === 'REJECTED' ? 'REJECTED' : 'PARTIAL'}`, { name })}</Text>
    )
  }
  return (
    <>
      <Text>{t('programmeNone', { name })}</Text>
      <Promised invoice={invoice} />
    </>
  )
}

function Promised({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { data: visit } = useCallQuery('showVisit', { params: { orderId: invoice.orderId } })
  const share = visit?.covererCode === invoice.covererCode ? visit.covererShare : null
  return (
    <>
      <Text>{share ? t('promised', { share }) : t('askWhy')}</Text>
      <WhomToAsk invoice={invoice} />
    </>
  )
}
