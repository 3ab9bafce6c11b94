import { Text, Title } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import type { ReactNode } from 'react'
import { useSums } from '../../app/invoices/use-sums.ts'
import { MorePages } from '../../app/lists/more-pages.tsx'
import { ButtonLink } from '../../app/router/router-links.tsx'
import { ConfirmedSum } from './confirmed-sum.tsx'
import { InvoiceStateText } from './invoice-state.tsx'
import type { Invoice } from './invoice-types.ts'
import { useVisitWords } from './use-visit-words.ts'

/** `/visits/invoices`: the invoices for the visits of everyone whose visits the account may see (product §2). */
export function InvoicesScreen({ tabs }: { tabs: ReactNode }) {
  const t = useT('invoices')
  return (
    <Screen title={t('title')}>
      {tabs}
      <InvoiceList />
    </Screen>
  )
}

function InvoiceList() {
  const t = useT('invoices')
  const list = useCallPages('listInvoices', { query: {} })
  const { pages, refusal, refetch, hasMore, isReadingMore, readMore, isMoreRefused } = list
  if (!pages) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={2} />
  // One that was decided since its page came stands in a later page too.
  const invoices = new Map(pages.flatMap(({ items }) => items).map(invoice => [invoice.id, invoice]))
  if (invoices.size === 0)
    return <EmptyState icon={<IconReceipt size={32} />} title={t('none')} hint={t('noneHint')} />
  return (
    <>
      <CardList>
        {[...invoices.values()].map(invoice => (
          <li key={invoice.id}>
            <InvoiceCard invoice={invoice} />
          </li>
        ))}
      </CardList>
      {refusal && <ErrorState refusal={refusal} retry={isMoreRefused ? readMore : refetch} />}
      {hasMore && !refusal && <MorePages cursor={null} isReading={isReadingMore} onMore={readMore} />}
    </>
  )
}

function InvoiceCard({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const format = useFormat()
  const sum = useSums()
  const visitWords = useVisitWords()
  const { providerName: clinic, code } = invoice
  const date = format.shortDate(format.dateOf(invoice.startDate))
  return (
    <FactsCard>
      <div>
        <Title order={2}>{clinic}</Title>
        <Text c="dimmed">{visitWords(invoice)}</Text>
        <Text c="dimmed">{t('physician', { name: invoice.physicianName })}</Text>
        <Text c="dimmed">{t('number', { code, date: format.shortDate(invoice.issuedOn) })}</Text>
      </div>
      <Text>{t('positions', { count: invoice.positions.length, sum: sum(invoice.amount) })}</Text>
      <ConfirmedSum invoice={invoice} />
      <InvoiceStateText invoice={invoice} />
      <ButtonLink
        to="/visits/invoices/$invoiceId"
        params={{ invoiceId: invoice.id }}
        variant={invoice.canDecide ? 'filled' : 'default'}
        aria-label={t(invoice.canDecide ? 'checkOf' : 'openOf', { clinic, date, code })}
      >
        {t(invoice.canDecide ? 'check' : 'open')}
      </ButtonLink>
    </FactsCard>
  )
}
