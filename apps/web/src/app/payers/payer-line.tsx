import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Payers } from './use-payers.ts'

/**
 * Who pays, in one line beside the button that books: the choice, or that there is none since no programme pays, may be below the
 * visible part of a phone's screen. Nothing for people without a programme.
 */
export function PayerLine({ payers }: { payers: Payers }) {
  const t = useT('payers')
  const format = useFormat()
  const { paying, notPaying, notCovering, isChosen, payer, price } = payers
  const hasPayers = paying.length + notPaying.length > 0 || notCovering !== null || isChosen
  if (!hasPayers || payer === undefined) return null
  const programme = paying.find(({ programId }) => programId === payer)
  const words = () => {
    if (!programme) return [t('own'), price && format.price(price)].filter(Boolean).join(', ')
    const { programCaption: name, share, personPays } = programme
    if (share === 100) return t('payer', { payer: name })
    const person = format.price(personPays)
    return person
      ? t('payerAndYou', { payer: name, person })
      : t('payer', { payer: `${name}, ${share}\u00a0%` })
  }
  return (
    <Text size="sm" mb={4}>
      {words()}
    </Text>
  )
}
