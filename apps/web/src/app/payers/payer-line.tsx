import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Payers } from './use-payers.ts'

/** Who is chosen to pay, in one line beside the button that books: the choice itself may be above the visible part of a phone's screen. */
export function PayerLine({ payers: { paying, payer } }: { payers: Payers }) {
  const t = useT('payers')
  const format = useFormat()
  if (paying.length === 0 || payer === undefined) return null
  const programme = paying.find(({ programId }) => programId === payer)
  if (!programme) return <Text size="sm">{t('ownVisit')}</Text>
  const { programCaption, share, personPays } = programme
  const person = share < 100 ? format.price(personPays) : null
  return (
    <Text size="sm">
      {person ? t('payerAndYou', { payer: programCaption, person }) : t('payer', { payer: programCaption })}
    </Text>
  )
}
