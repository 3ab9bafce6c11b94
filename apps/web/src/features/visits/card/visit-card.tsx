import { Text, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { joinPlace } from '@vizit/i18n/format/join-place.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { memo, useEffect, useRef } from 'react'
import { PersonAvatar } from '../../../app/person-avatar.tsx'
import { TextLink } from '../../../app/router-links.tsx'
import { usePeople } from '../../../app/use-people.ts'
import { usePhotoOf } from '../../../app/use-photo-of.ts'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { CancelButton } from '../cancel/cancel-button.tsx'
import type { Visit, VisitSlot } from '../visit-types.ts'
import { JustBooked } from './just-booked.tsx'
import { TakeOffButton } from './take-off-button.tsx'
import classes from './visit-card.module.css'
import { VisitChanges } from './visit-changes.tsx'
import { VisitHeading } from './visit-heading.tsx'
import { VisitWays } from './visit-ways.tsx'

interface VisitCardProps {
  visit: Visit
  /** Bring it into view and give it the focus. */
  isFirst: boolean
  isBooked: boolean
  /** Changed since the list was looked at last. */
  isUpdated: boolean
  Reports?: VisitSlot | undefined
}

/** A visit in a list (product §2, "Visits"). Remembered as it is drawn: of thousands, only new ones take time. */
export const VisitCard = memo(function VisitCard(props: VisitCardProps) {
  const { visit, isFirst, isBooked, isUpdated, Reports } = props
  const t = useT('visits')
  const time = useVisitTime()(visit.startDate)
  const photoUrl = usePhotoOf(visit.profileId)
  const { nameOf } = usePeople()
  const heading = useRef<HTMLHeadingElement>(null)
  const { isPast, status } = visit
  const name = nameOf(visit)

  useEffect(() => {
    if (!isFirst) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isFirst])

  return (
    <Surface className={classes.card} data-first={isFirst || undefined}>
      {isBooked && <JustBooked visit={visit} />}
      <div className={classes.head}>
        <VisitHeading time={time} isUpdated={isUpdated && !isBooked} />
        {isPast && <TakeOffButton visit={visit} when={time.words} look="icon" />}
        {visit.isManageable && <CancelButton visit={visit} when={time.words} look="icon" />}
      </div>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
          <TextLink to="/visits/$orderId" params={{ orderId: visit.orderId }} inherit>
            {visit.serviceName ?? visit.speciality}
          </TextLink>
        </Title>
        <Text>{visit.physicianName}</Text>
        {visit.serviceName && <Text c="dimmed">{visit.speciality}</Text>}
        {visit.serviceOptionName && <Text>{visit.serviceOptionName}</Text>}
      </div>
      <p className={classes.line}>
        <IconMapPin size={20} aria-hidden />
        <span>{joinPlace(visit.branchName, visit.branchAddress)}</span>
      </p>
      <p className={classes.line}>
        <PersonAvatar fullName={name} photoUrl={photoUrl} size={28} />
        <span>{name}</span>
      </p>
      {isPast || status === 'created_manually' ? <Text c="dimmed">{t(`status.${status}`)}</Text> : null}
      {status === 'missed' && (
        <TextLink to="/visits/missed" search={{ profile: visit.profileId }}>
          {t('missedWhat')}
        </TextLink>
      )}
      {isPast && Reports && <Reports visit={visit} />}
      {!isPast && (
        <>
          <VisitWays visit={visit} when={time.words} />
          <VisitChanges visit={visit} when={time.words} />
        </>
      )}
    </Surface>
  )
})
