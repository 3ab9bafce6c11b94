import { Text } from '@mantine/core'
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import classes from './found-visit-card.module.css'
import type { ImportedOrder } from './import-types.ts'

interface FoundVisitCardProps {
  order: ImportedOrder
  /** The patient's name, if it may be shown. */
  patient?: string
}

export function FoundVisitCard({ order, patient }: FoundVisitCardProps) {
  const t = useT('visit-import')
  const common = useT('common')
  const format = useFormat()
  const date = format.dateOf(order.startDate)
  return (
    <div className={classes.card}>
      <div className={classes.doctor}>
        <Avatar fullName={order.physicianName} photoUrl={order.photoUrl} size={56} />
        <div>
          <Text fw={650}>{order.physicianName}</Text>
          <Text>{order.speciality}</Text>
        </div>
      </div>
      <FactLine icon={<IconCalendarEvent size={20} aria-hidden />}>
        <strong>{t('when', { date: format.dayDate(date), time: format.time(order.startDate) })}</strong>{' '}
        <Text span c="dimmed" size="sm">
          {common('minskTime')}
        </Text>
      </FactLine>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(order.branchName, order.branchAddress)}
      </FactLine>
      {patient && <Text>{t('patient', { name: patient })}</Text>}
    </div>
  )
}
