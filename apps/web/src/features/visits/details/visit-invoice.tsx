import { Text, Title } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { Visit } from '../visit-types.ts'

/** The price of a visit and who pays (product §3, "Visit": paymentMethod, price); prices are informative only. */
export function VisitInvoice({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const price = useFormat().price(visit)
  return (
    <Surface>
      <Title order={2}>{t('payment')}</Title>
      <Text fw={600}>{price ?? t('priceUnknown')}</Text>
      <Text>
        {visit.paymentMethod === 'own'
          ? t('payOwn')
          : t('payProgramme', { coverer: visit.covererCode ?? '' })}
      </Text>
      {price && <Text c="dimmed">{t('priceInforms')}</Text>}
    </Surface>
  )
}
