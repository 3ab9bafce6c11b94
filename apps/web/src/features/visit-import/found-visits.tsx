import { Button, Text, Title } from '@mantine/core'
import { useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useId } from 'react'
import { startVisitImport } from '../../app/visit-import/visit-import.ts'
import classes from './found-visits.module.css'
import type { ImportedOrder } from './import-types.ts'

/** Visits booked with this phone without an account, offered for import: future ones, or past ones. */
export function FoundVisits() {
  const t = useT('visit-import')
  const heading = useId()
  const { tab } = useSearch({ from: '/visits/' })
  const { data = [] } = useCallQuery('discoverVisits', { query: {} })
  const now = Date.now()
  const orders = data
    .flatMap(({ order }) => order ?? [])
    .filter(({ endDate }) => Date.parse(endDate) <= now === (tab === 'past'))
  if (orders.length === 0) return null
  return (
    <Surface className={classes.found} role="region" aria-labelledby={heading}>
      <Title order={2} id={heading} className={classes.title}>
        {t('foundTitle')}
      </Title>
      <Text>{t('foundHint')}</Text>
      <ul className={classes.list}>
        {orders.map(order => (
          <FoundOrder key={order.orderId} order={order} />
        ))}
      </ul>
    </Surface>
  )
}

function FoundOrder({ order }: { order: ImportedOrder }) {
  const t = useT('visit-import')
  const format = useFormat()
  const { orderId, physicianName, speciality, startDate } = order
  const when = { date: format.dayDate(format.dateOf(startDate)), time: format.time(startDate) }
  return (
    <li className={classes.order}>
      <div>
        <Text fw={600}>{t('when', when)}</Text>
        <Text>{physicianName}</Text>
        <Text c="dimmed">{speciality}</Text>
      </div>
      <Button
        variant="default"
        aria-label={t('addFor', { physician: physicianName, ...when })}
        onClick={() => startVisitImport({ orderId, ed: true, waits: false })}
      >
        {t('add')}
      </Button>
    </li>
  )
}
