import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import type { Visit } from '../visit-types.ts'

/** The visits that count as missed, each with the phones for corrections. */
export function MissedVisitList({ visits }: { visits: readonly Visit[] }) {
  const t = useT('visits')
  const timeOf = useVisitTime()
  if (visits.length === 0) return null
  return (
    <section>
      <Title order={2}>{t('missedWhich')}</Title>
      <Text fw={600} mt="sm">
        {t('missedAppeal')}
      </Text>
      <Text mb="sm">{t('missedAppealHint')}</Text>
      <CardList>
        {visits.map(visit => (
          <li key={visit.orderId}>
            <Surface>
              <Text fw={600}>{timeOf(visit.startDate).words}</Text>
              <Text>{visit.physicianName}</Text>
              <Text c="dimmed">{visit.speciality}</Text>
              <Text>{visit.branchName}</Text>
              <PhoneLinks phones={visit.branchPhones} />
            </Surface>
          </li>
        ))}
      </CardList>
    </section>
  )
}
