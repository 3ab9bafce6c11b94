import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useLastDay } from '../../app/invoices/use-last-day.ts'
import type { Invoice } from './invoice-types.ts'
import { readersOf, readersOfReason } from './readers-of.ts'

/** What has become of an invoice, in words. */
export function InvoiceStateText({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const format = useFormat()
  const lastDay = useLastDay()
  const { state, decision, isVisitCancelled = false } = invoice
  // The programme sees it, be it in part.
  const readers = readersOfReason(readersOf(invoice))
  if (state === 'WAITING') return <Text fw={600}>{t('waits', { date: lastDay(invoice) })}</Text>
  if (!decision && isVisitCancelled) return <Text fw={600}>{t(`visitCancelled.${readers}`)}</Text>
  if (!decision || state === 'UNANSWERED')
    return <Text>{t(`unanswered.${readers}`, { date: lastDay(invoice) })}</Text>
  const date = format.shortDate(format.dateOf(decision.at))
  const who = decision.isMe ? t('byMe', { date }) : t('by', { name: decision.by ?? t('somebody'), date })
  return (
    <div>
      <Text fw={600}>{t(`state.${state}`)}</Text>
      <Text c="dimmed">{who}</Text>
      {decision.reason && <Text>{t('reasonSaid', { reason: decision.reason })}</Text>}
    </div>
  )
}
