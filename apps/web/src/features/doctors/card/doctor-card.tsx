import { Text, Title } from '@mantine/core'
import { joinNames } from '@vizit/i18n/format/join-names.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Avatar } from '@vizit/ui/person/avatar.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { DemoBadge } from '@vizit/ui/states/demo-badge.tsx'
import { CoverBadge } from '../../../app/cover/cover-badge.tsx'
import { BookmarkButton } from '../../../app/favourites/bookmark-button.tsx'
import { fromThisList } from '../../../app/lists/from-list.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import type { ListedDoctor, ListedTimeslot } from '../doctor-types.ts'
import classes from './card.module.css'
import { DoctorFacts } from './doctor-facts.tsx'
import { NoTimes } from './no-times.tsx'
import { PlaceLine } from './place-line.tsx'
import { PlaceTimes } from './place-times.tsx'
import { timesByPlace } from './times-by-place.ts'

interface DoctorCardProps {
  doctor: ListedDoctor
  /** Text about an own visit at the time of a timeslot. */
  visitAt: (slot: ListedTimeslot) => string | undefined
}

/** A doctor of the list, with the free times of the next three days; each is booked with one tap. */
export function DoctorCard({ doctor, visitAt }: DoctorCardProps) {
  const t = useT('doctors')
  const timeslot = useT('timeslot')
  const { fullName, providerCode: clinic, worksAt } = doctor
  const times = timesByPlace(doctor)
  const places = times.length > 0 ? times.map(({ place }) => place) : worksAt.slice(0, 1)
  const page = {
    to: '/clinics/$clinic/doctors/$doctorId',
    params: { clinic, doctorId: doctor.id },
    state: fromThisList,
  } as const
  const others = worksAt.length - places.length
  const isOnlineElsewhere =
    times.length === 0 &&
    worksAt.some(({ asked, onlineBooking }) => onlineBooking && !asked) &&
    !worksAt.some(({ asked, onlineBooking }) => onlineBooking && asked)
  const counted = t('otherPlaces', { count: others })
  const otherPlaces = isOnlineElsewhere ? t('otherPlacesOnline', { places: counted }) : counted

  return (
    <Surface className={classes.card} role="group" aria-label={fullName}>
      <div className={classes.person}>
        <Avatar fullName={fullName} photoUrl={doctor.photoUrl} size={64} />
        <div className={classes.words}>
          <Title order={2} className={classes.name}>
            <TextLink {...page} inherit>
              {fullName}
            </TextLink>
          </Title>
          <Text>
            {joinNames(places.map(({ specialityName }) => specialityName))} {doctor.isDemo && <DemoBadge />}
          </Text>
        </div>
        <BookmarkButton
          doctor={{ ...doctor, branchId: places[0]?.branchId }}
          signInLabel={t('bookmarkSignIn', { name: doctor.displayName })}
        />
      </div>
      <CoverBadge kind="doctors" id={doctor.id} />
      <DoctorFacts doctor={doctor} />
      {times.map(one => (
        <div key={one.place.assignmentId} className={classes.place}>
          <PlaceLine doctor={doctor} place={one.place} />
          <PlaceTimes
            doctor={doctor}
            times={one}
            address={
              one.place.serviceId
                ? {
                    to: '/service/$timeslotId',
                    search: { clinic, service: one.place.serviceId, doctor: doctor.id },
                  }
                : { to: '/timeslot/$timeslotId', search: { clinic } }
            }
            visitAt={visitAt}
          />
        </div>
      ))}
      {times.length === 0 && (
        <>
          {places.map(place => (
            <PlaceLine key={place.assignmentId} doctor={doctor} place={place} />
          ))}
          <NoTimes doctor={doctor} />
        </>
      )}
      {times.some(({ days }) => days.some(({ slots }) => slots.some(visitAt))) && (
        <Text size="sm">{timeslot('overlapLegend')}</Text>
      )}
      {others > 0 && (
        <TextLink {...page} aria-label={t('otherPlacesOf', { places: otherPlaces, name: fullName })}>
          {otherPlaces}
        </TextLink>
      )}
    </Surface>
  )
}
