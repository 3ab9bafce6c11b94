import { Text } from '@mantine/core'
import { IconMapPin, IconStethoscope, IconUser } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { joinPlace } from '@vizit/i18n/format/join-place.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import classes from './asked-facts.module.css'

/** When, where, with whom and for whom: the least that lets a person decide. */
export function AskedFacts({ visit }: { visit: Answer<'readReply'> }) {
  const t = useT('reminders')
  const { time, relative, full } = useVisitTime()(visit.startDate)
  const icon = { size: 20, 'aria-hidden': true } as const
  return (
    <Surface className={classes.card}>
      <p className={classes.when}>
        <strong>{time}</strong>
        {relative && <strong>{relative}</strong>}
        <span>{full}</span>
        <Text span c="dimmed" size="sm">
          {t('minskTime')}
        </Text>
      </p>
      <p className={classes.line}>
        <IconMapPin {...icon} />
        <span>{joinPlace(visit.branchName, visit.branchAddress)}</span>
      </p>
      <p className={classes.line}>
        <IconStethoscope {...icon} />
        <span>{visit.physicianName}</span>
      </p>
      {visit.customerFirstName && (
        <p className={classes.line}>
          <IconUser {...icon} />
          <span>{visit.customerFirstName}</span>
        </p>
      )}
    </Surface>
  )
}
