import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useSums } from '../../app/invoices/use-sums.ts'
import type { Invoice } from './invoice-types.ts'
import classes from './invoices.module.css'
import { useShareWords } from './use-share-words.ts'

/** The positions of an invoice; of rejected ones also why. */
export function PositionList({ invoice }: { invoice: Pick<Invoice, 'positions' | 'profileId'> }) {
  const t = useT('invoices')
  const sum = useSums()
  const { shareWords } = useShareWords(invoice)
  return (
    <ol className={classes.positions}>
      {invoice.positions.map(({ position, name, quantity, amount, covered, rejection }) => (
        <li key={position}>
          <Text fw={600}>{quantity > 1 ? t('times', { name, quantity }) : name}</Text>
          <Text>{sum(amount)}</Text>
          {covered < amount && rejection === null && (
            <Text c="dimmed">{shareWords({ amount, covered })}</Text>
          )}
          {rejection !== null && <Text fw={600}>{t('rejected', { reason: rejection })}</Text>}
        </li>
      ))}
    </ol>
  )
}
