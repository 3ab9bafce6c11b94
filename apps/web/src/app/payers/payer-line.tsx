import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Payers } from './use-payers.ts'

/** Who is chosen to pay, in one line beside the button that books: the choice itself may be below the visible part of a phone's screen. */
export function PayerLine({ payers: { paying, payer } }: { payers: Payers }) {
  const t = useT('payers')
  const format = useFormat()
  if (paying.length === 0 || payer === undefined) return null
  const programme = paying.find(({ programId }) => programId === payer)
  const words = () => {
    if (!programme) return t('ownVisit')
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
