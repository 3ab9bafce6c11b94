import { Text, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { joinPlace } from '@vizit/i18n/format/join-place.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useEffect, useRef } from 'react'
import { PersonAvatar } from '../../../app/person-avatar.tsx'
import { TextLink } from '../../../app/router-links.tsx'
import { usePhotoOf } from '../../../app/use-photo-of.ts'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import type { Visit } from '../visit-types.ts'
import { VisitActions } from './visit-actions.tsx'
import classes from './visit-card.module.css'

interface VisitCardProps {
  visit: Visit
  /** Bring it into view and give it the focus. */
  isFirst: boolean
  isBooked: boolean
}

export function VisitCard({ visit, isFirst, isBooked }: VisitCardProps) {
  const t = useT('visits')
  const format = useFormat()
  const time = useVisitTime()(visit.startDate)
  const cutOff = useChangeCutOff()
  const photoUrl = usePhotoOf(visit.profileId)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isPast, status } = visit
  const price = format.price(visit)

  useEffect(() => {
    if (!isFirst) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isFirst])

  return (
    <Surface className={classes.card} data-first={isFirst || undefined}>
      {isBooked && (
        <div className={classes.booked}>
          <Text fw={650}>{t('booked')}</Text>
          <Text>{t('bookedNext')}</Text>
          {visit.isManageable && <Text>{t('changeUntil', { count: cutOff })}</Text>}
        </div>
      )}
      <p className={classes.when}>
        <strong>{time.time}</strong>
        {time.relative && <strong>{time.relative}</strong>}
        <span>{time.full}</span>
        <Text span c="dimmed" size="sm">
          {t('minskTime')}
        </Text>
      </p>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.title}>
          {visit.serviceName ?? visit.speciality}
        </Title>
        <Text>{visit.physicianName}</Text>
        {visit.serviceName && <Text c="dimmed">{visit.speciality}</Text>}
        {visit.serviceOptionName && <Text>{visit.serviceOptionName}</Text>}
        {price && <Text>{price}</Text>}
      </div>
      <p className={classes.line}>
        <IconMapPin size={20} aria-hidden />
        <span>{joinPlace(visit.branchName, visit.branchAddress)}</span>
      </p>
      <p className={classes.line}>
        <PersonAvatar fullName={visit.customerFirstName} photoUrl={photoUrl} size={28} />
        <span>{visit.customerFirstName}</span>
      </p>
      {isPast || status === 'created_manually' ? <Text c="dimmed">{t(`status.${status}`)}</Text> : null}
      {status === 'missed' && (
        <TextLink to="/visits/missed" search={{ profile: visit.profileId }}>
          {t('missedWhat')}
        </TextLink>
      )}
      {!isPast && <VisitActions visit={visit} when={time.words} />}
    </Surface>
  )
}
