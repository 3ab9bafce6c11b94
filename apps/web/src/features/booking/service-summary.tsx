import { Text } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import type { Answer } from '@vizit/api-client/calls.ts'
import { priceAtBranches } from '@vizit/domain/services/price-at-branches.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'

interface ServiceSummaryProps {
  service: NonNullable<Answer<'showTimeslot'>['service']>
  branchId: string
}

/** The service, its option, duration and price. */
export function ServiceSummary({ service, branchId }: ServiceSummaryProps) {
  const t = useT('booking')
  const format = useFormat()
  const { option: optionId } = useSearch({ strict: false })
  const option = service.options.find(({ id }) => id === optionId)
  const price = format.price(option?.priceKind ? option : priceAtBranches(service, [branchId]))
  const facts = [price, t('minutes', { count: service.duration })].filter(Boolean)
  return (
    <div>
      <Text fw={600}>{service.name}</Text>
      {option && <Text>{option.name}</Text>}
      <Text>{facts.join(' · ')}</Text>
      {price && (
        <Text c="dimmed" size="sm">
          {t('priceInforms')}
        </Text>
      )}
    </div>
  )
}
