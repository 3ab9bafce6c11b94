import { Text } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { AcceptedAges } from './accepted-ages.tsx'
import { PriceFrom } from './price-from.tsx'
import { ServiceSummary } from './service-summary.tsx'
import classes from './slot-summary.module.css'

/** The time, doctor, place and price. */
export function SlotSummary({ timeslot }: { timeslot: Answer<'showTimeslot'> }) {
  const t = useT('booking')
  const common = useT('common')
  const { format } = useTexts()
  const { assignment, startTime, endTime, date, service } = timeslot
  const relative = format.relativeDate(date, civilDateOf(Date.now()))
  const full = format.dayDate(date)
  return (
    <Surface className={classes.summary}>
      <p className={classes.when}>
        <strong>
          {service
            ? t('until', { start: format.time(startTime), end: format.time(endTime) })
            : format.time(startTime)}
        </strong>
        <span>{relative === full ? full : `${relative}, ${full}`}</span>
        <Text span c="dimmed" size="sm">
          {common('minskTime')}
        </Text>
      </p>
      {service && <ServiceSummary service={service} branchId={assignment.branchId} />}
      <div className={classes.doctor}>
        <Avatar fullName={assignment.physicianName} photoUrl={assignment.photoUrl} size={56} />
        <div className={classes.words}>
          <Text fw={600}>{assignment.physicianName}</Text>
          <Text>{assignment.speciality}</Text>
          <AcceptedAges timeslot={timeslot} />
        </div>
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(assignment.branchName, assignment.branchAddress)}
      </FactLine>
      {!service && <PriceFrom priceFrom={timeslot.priceFrom} />}
    </Surface>
  )
}
