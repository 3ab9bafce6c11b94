import { Text, Title } from '@mantine/core'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { ReactNode } from 'react'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { acceptedPatients } from '../../../app/doctor/accepted-patients.ts'
import { qualificationAndExperience } from '../../../app/doctor/qualification-and-experience.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { CollapsibleText } from '../collapsible-text/collapsible-text.tsx'
import type { Assignment, Doctor } from '../timeslot-types.ts'
import classes from './doctor-card.module.css'
import { FavouriteOfAccount } from './favourite-of-account.tsx'

interface DoctorCardProps {
  doctor: Doctor
  /** The places that the card's text is about. */
  places: readonly Assignment[]
  /** The branch stored with a favourite doctor. */
  branchId: string | undefined
  /** Below the photo, where it moves no text when it is known later than the doctor. */
  badge: ReactNode
  /** The content that says who of the family can be booked. */
  who: ReactNode
  /** The free times. */
  children: ReactNode
}

export function DoctorCard({ doctor, places, branchId, badge, who, children }: DoctorCardProps) {
  const t = useT('timeslot')
  const about = qualificationAndExperience(t, doctor)
  return (
    <Surface className={classes.card} role="group" aria-label={doctor.fullName}>
      <div className={classes.person}>
        <div className={classes.photo}>
          <Avatar fullName={doctor.fullName} photoUrl={doctor.photoUrl} size={64} />
          {badge}
        </div>
        <div className={classes.words}>
          <Title order={3} className={classes.name}>
            <TextLink
              to="/clinics/$clinic/doctors/$doctorId"
              params={{ clinic: doctor.providerCode, doctorId: doctor.id }}
              inherit
            >
              {doctor.fullName}
            </TextLink>
          </Title>
          <Text>{joinNames(places.map(({ specialityName }) => specialityName))}</Text>
          <Text c="dimmed" size="sm">
            {acceptedPatients(t, doctor)}
          </Text>
          {about && (
            <Text c="dimmed" size="sm">
              {about}
            </Text>
          )}
        </div>
        <FavouriteOfAccount doctor={{ ...doctor, branchId }} />
      </div>
      <CoverBadge kind="doctors" id={doctor.id} />
      {who}
      {children}
      {doctor.description && (
        <CollapsibleText
          text={doctor.description}
          about={doctor.fullName}
          more={t('moreAbout')}
          less={t('lessAbout')}
        />
      )}
    </Surface>
  )
}
