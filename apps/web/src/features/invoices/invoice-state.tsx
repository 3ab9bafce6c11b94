import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useLastDay } from '../../app/invoices/use-last-day.ts'
import type { Invoice } from './invoice-types.ts'

/** What has become of an invoice, in words. */
export function InvoiceStateText({ invoice }: { invoice: Invoice }) {
  const t = useT('invoices')
  const format = useFormat()
  const lastDay = useLastDay()
  const { state, decision, isVisitCancelled = false } = invoice
  if (state === 'WAITING') return <Text fw={600}>{t('waits', { date: lastDay(invoice) })}</Text>
  if (!decision && isVisitCancelled) return <Text fw={600}>{t('visitCancelled')}</Text>
  if (!decision || state === 'UNANSWERED') return <Text>{t('unanswered', { date: lastDay(invoice) })}</Text>
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
