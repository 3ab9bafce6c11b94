import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Invoice } from './invoice-types.ts'
import { readersOf } from './readers-of.ts'
import { WhomToAsk } from './whom-to-ask.tsx'

/** The programme that pays an invoice; where it pays nothing, what was promised at the booking and whom to ask. */
export function Payer({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const { covererName: name } = invoice
  if (readersOf(invoice) !== 'CLINIC') return <Text>{t('programme', { name })}</Text>
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
