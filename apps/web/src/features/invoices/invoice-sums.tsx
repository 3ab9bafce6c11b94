import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { confirmedPart } from '../../app/invoices/confirmed-part.ts'
import { useSums } from '../../app/invoices/use-sums.ts'
import { ConfirmedSum } from './confirmed-sum.tsx'
import type { Invoice } from './invoice-types.ts'
import { useShareWords } from './use-share-words.ts'

/** The sums of an invoice: what was asked, what is confirmed of it, and who pays that. Of a rejected one nobody pays anything. */
export function InvoiceSums({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const sum = useSums()
  const { shareWords, ownPartWords } = useShareWords(invoice)
  const { state, positions, amount } = invoice
  const shared = state === 'PARTIAL' ? confirmedPart(invoice) : invoice
  const ownPart = ownPartWords(shared)
  return (
    <FactsCard>
      <Title order={2}>{t('positions', { count: positions.length, sum: sum(amount) })}</Title>
      <ConfirmedSum invoice={invoice} />
      {state !== 'REJECTED' && (
        <div>
          <Text>{shareWords(shared)}</Text>
          {ownPart !== null && <Text c="dimmed">{ownPart}</Text>}
        </div>
      )}
    </FactsCard>
  )
}
