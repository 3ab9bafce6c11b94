import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'

interface PriceFromProps {
  /** Rubles; null: no price is known. A server of an older release says nothing. */
  readonly priceFrom: number | null | undefined
}

/** What a visit without a chosen service costs at least, as the card of the doctor says, or who knows its price. */
export function PriceFrom({ priceFrom }: PriceFromProps) {
  const t = useT('booking')
  const format = useFormat()
  if (priceFrom === undefined) return null
  const price = format.price({ priceKind: 'from', priceFrom, priceTo: null })
  return (
    <div>
      {price && <Text>{t('visitPrice', { price })}</Text>}
      <Text c="dimmed" size="sm">
        {t(price ? 'visitPriceInforms' : 'visitPriceUnknown')}
      </Text>
    </div>
  )
}
