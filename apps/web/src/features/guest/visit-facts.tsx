import { Text, Title } from '@mantine/core'
import { IconMapPin, IconUser } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { joinPlace } from '@vizit/i18n/format/join-place.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useVisitTime } from '../../app/visit/use-visit-time.ts'
import classes from './visit-facts.module.css'

/** When, what for, with whom, where and for whom. */
export function VisitFacts({ visit }: { visit: Answer<'showGuestVisit'> }) {
  const t = useT('visits')
  const time = useVisitTime()(visit.startDate)
  return (
    <>
      <p className={classes.when}>
        <strong>{time.time}</strong>
        {time.relative && <strong>{time.relative}</strong>}
        <span>{time.full}</span>
        <Text span c="dimmed" size="sm">
          {t('minskTime')}
        </Text>
      </p>
      <div>
        <Title order={2}>{visit.serviceName ?? visit.speciality}</Title>
        <Text>{visit.physicianName}</Text>
        {visit.serviceName && <Text c="dimmed">{visit.speciality}</Text>}
      </div>
      <p className={classes.line}>
        <IconMapPin size={20} aria-hidden />
        <span>{joinPlace(visit.branchName, visit.branchAddress)}</span>
      </p>
      <p className={classes.line}>
        <IconUser size={20} aria-hidden />
        <span>{visit.customerFirstName}</span>
      </p>
    </>
  )
}
