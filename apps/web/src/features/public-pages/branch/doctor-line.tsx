import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useNearestTime } from '../../../app/doctor/use-nearest-time.ts'
import { pageTime } from '../../../app/release/page-time.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from '../places.module.css'

interface DoctorLineProps {
  doctor: Answer<'listDoctors'>[number]
  /** The doctor's places at the branch. */
  here: Answer<'listDoctors'>[number]['worksAt']
}

/** One of a branch's doctors, with a link to their page. */
export function DoctorLine({ doctor, here }: DoctorLineProps) {
  const t = useT('places')
  const format = useFormat()
  const { id, fullName, providerCode: clinic } = doctor
  const nearest = useNearestTime(id, here)
  const soon = nearest && format.relativeTime(nearest, civilDateOf(pageTime()))
  return (
    <Surface className={classes.person}>
      <Avatar fullName={fullName} photoUrl={doctor.photoUrl} size={48} />
      <div>
        <TextLink to="/clinics/$clinic/doctors/$doctorId" params={{ clinic, doctorId: id }} fw={600}>
          {fullName}
        </TextLink>
        <Text>{joinNames(here.map(({ specialityName }) => specialityName))}</Text>
        <Text c="dimmed" size="sm">
          {soon ? t('nearest', { date: soon }) : t('byPhone')}
        </Text>
      </div>
    </Surface>
  )
}
