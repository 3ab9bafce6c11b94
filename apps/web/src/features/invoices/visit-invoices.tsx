import { Text, Title } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { useInvoicesOf } from '../../app/invoices/use-invoices-of.ts'
import { useSums } from '../../app/invoices/use-sums.ts'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { ConfirmedSum } from './confirmed-sum.tsx'
import { InvoiceStateText } from './invoice-state.tsx'

/** The invoices for a visit; nothing where there are none. */
export function VisitInvoices({ visit: { orderId } }: { visit: { orderId: string } }) {
  const t = useT('invoices')
  const sum = useSums()
  const format = useFormat()
  const { data } = useInvoicesOf(orderId)
  return data?.items.map(invoice => (
    <FactsCard key={invoice.id}>
      <Title order={2}>{t('titleOne')}</Title>
      <Text c="dimmed">{t('number', { code: invoice.code, date: format.shortDate(invoice.issuedOn) })}</Text>
      <Text>{t('positions', { count: invoice.positions.length, sum: sum(invoice.amount) })}</Text>
      <ConfirmedSum invoice={invoice} />
      <InvoiceStateText invoice={invoice} />
      <ButtonLink
        to="/visits/invoices/$invoiceId"
        params={{ invoiceId: invoice.id }}
        variant={invoice.canDecide ? 'filled' : 'default'}
      >
        {t(invoice.canDecide ? 'check' : 'openInvoice')}
      </ButtonLink>
    </FactsCard>
  ))
}
