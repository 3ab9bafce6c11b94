import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { TextLink } from '../../../app/router-links.tsx'
import classes from '../places.module.css'

/** One of a branch's doctors, and the way to their page. */
export function DoctorLine({ doctor }: { doctor: Answer<'listDoctors'>[number] }) {
  const t = useT('places')
  const format = useFormat()
  const { id, fullName, providerCode: clinic, nearestTimeslot: nearest } = doctor
  const soon =
    nearest &&
    `${format.relativeDate(format.dateOf(nearest), civilDateOf(Date.now()))}, ${format.time(nearest)}`
  return (
    <Surface className={classes.person}>
      <Avatar fullName={fullName} photoUrl={doctor.photoUrl} size={48} />
      <div>
        <TextLink to="/clinics/$clinic/doctors/$doctorId" params={{ clinic, doctorId: id }} fw={600}>
          {fullName}
        </TextLink>
        <Text>{doctor.specialityName}</Text>
        <Text c="dimmed" size="sm">
          {soon ? t('nearest', { date: soon }) : t('byPhone')}
        </Text>
      </div>
    </Surface>
  )
}
