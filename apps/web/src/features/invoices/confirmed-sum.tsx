import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { confirmedPart } from '../../app/invoices/confirmed-part.ts'
import { useSums } from '../../app/invoices/use-sums.ts'
import type { Invoice } from './invoice-types.ts'

/** What is confirmed of an invoice that is confirmed in part; nothing of any other. */
export function ConfirmedSum({ invoice }: { invoice: Pick<Invoice, 'state' | 'positions'> }) {
  const t = useT('invoices')
  const sum = useSums()
  if (invoice.state !== 'PARTIAL') return null
  const { count, amount } = confirmedPart(invoice)
  return <Text fw={600}>{t('confirmed', { count, sum: sum(amount) })}</Text>
}
