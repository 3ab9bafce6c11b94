import { Text, Title } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { type ReactNode, useState } from 'react'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { CoverOf } from '../../../app/cover/cover-of.tsx'
import { acceptedPatients } from '../../../app/doctor/accepted-patients.ts'
import type { DoctorTimes } from '../../../app/doctor/doctor-times.ts'
import { hasOneSpeciality } from '../../../app/doctor/has-one-speciality.ts'
import { qualificationAndExperience } from '../../../app/doctor/qualification-and-experience.ts'
import { BookmarkButton } from '../../../app/favourites/bookmark-button.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import { BranchContacts } from '../branch-contacts.tsx'
import { ClinicLine } from '../clinic-line.tsx'
import classes from '../places.module.css'
import { DoctorServices } from './doctor-services.tsx'
import { WhomDoctorAccepts } from './whom-doctor-accepts.tsx'

interface DoctorProfileProps {
  doctor: Answer<'listPhysicians'>[number]
  /** Of the doctor's organisation. */
  branches: Answer<'listBranches'>
  mapOf: (branches: Answer<'listBranches'>) => ReactNode
  /** Shows the free times. */
  Times: DoctorTimes
}

export function DoctorProfile({ doctor, branches, mapOf, Times }: DoctorProfileProps) {
  const t = useT('places')
  const timeslot = useT('timeslot')
  const { providerCode: clinic, worksAt } = doctor
  const about = qualificationAndExperience(timeslot, doctor)
  const isOneSpeciality = hasOneSpeciality(worksAt)
  const [shownDay, setShownDay] = useState<string>()
  const [nearest] = worksAt.flatMap(({ nearestTimeslot }) => nearestTimeslot ?? []).toSorted()
  const nearestDay = nearest && civilDateOf(nearest)
  const places = branches.filter(({ branchId }) => doctor.branches.includes(branchId))

  return (
    <>
      <div className={classes.person} data-large>
        <Avatar fullName={doctor.fullName} photoUrl={doctor.photoUrl} size={72} />
        <div className={classes.words}>
          <ClinicLine code={clinic} />
          <Text>{acceptedPatients(timeslot, doctor)}</Text>
        </div>
        <BookmarkButton
          doctor={{ ...doctor, branchId: places[0]?.branchId }}
          signInLabel={t('bookmarkSignIn', { name: doctor.displayName })}
        />
      </div>
      {about && <Text c="dimmed">{about}</Text>}
      <CoverOf doctors={[doctor.id]} day={shownDay ?? nearestDay}>
        <CoverBadge kind="doctors" id={doctor.id} />
      </CoverOf>
      <WhomDoctorAccepts doctor={doctor} places={places} />
      <Times doctor={doctor} branches={places} onShown={setShownDay} />
      {doctor.description && (
        <section>
          <Title order={2}>{t('about')}</Title>
          <Text>{doctor.description}</Text>
        </section>
      )}
      <section>
        <Title order={2}>{t('where')}</Title>
        <ul className={classes.list}>
          {places.map(branch => {
            const { branchId } = branch
            const here = worksAt.filter(place => place.branchId === branchId)
            const online = here.some(place => place.onlineBooking)
            const book = online ? { clinic, branch: branchId, doctor: doctor.id } : null
            return (
              <li key={branchId}>
                <BranchContacts branch={branch} book={book}>
                  <Title order={3} className={classes.name}>
                    <TextLink to="/clinics/$clinic/branches/$branchId" params={{ clinic, branchId }}>
                      {branch.branch}
                    </TextLink>
                  </Title>
                  {!isOneSpeciality && (
                    <Text>{joinNames(here.map(({ specialityName }) => specialityName))}</Text>
                  )}
                </BranchContacts>
              </li>
            )
          })}
        </ul>
        {mapOf(places)}
      </section>
      <DoctorServices doctor={doctor} />
    </>
  )
}
