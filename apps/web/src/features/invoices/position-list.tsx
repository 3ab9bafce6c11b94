import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { memo } from 'react'
import { useSums } from '../../app/invoices/use-sums.ts'
import type { Invoice } from './invoice-types.ts'
import classes from './invoices.module.css'
import { useShareWords } from './use-share-words.ts'

/** The positions of an invoice; of rejected ones also why. There may be hundreds: a letter that is typed beside them draws none of them. */
export const PositionList = memo(function PositionList({
  positions,
  profileId,
}: Pick<Invoice, 'positions' | 'profileId'>) {
  const t = useT('invoices')
  const sum = useSums()
  const { shareWords } = useShareWords({ profileId })
  return (
    <ol className={classes.positions} aria-label={t('list')}>
      {positions.map(({ position, name, quantity, amount, covered, rejection }) => (
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
})
