import { IconMapPin } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { memo, useEffect, useRef } from 'react'
import { UpdatedMark } from '../../../app/lists/updated-mark.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../../app/visit/visit-time.tsx'
import { CancelButton } from '../cancel/cancel-button.tsx'
import { isStatusShown } from '../is-status-shown.ts'
import type { Visit, VisitSlot } from '../visit-types.ts'
import { JustBooked, JustMoved, PayerOfCard } from './just-booked.tsx'
import { TakeOffIcon } from './take-off-icon.tsx'
import { VisitActionButtons } from './visit-action-buttons.tsx'
import classes from './visit-card.module.css'
import { VisitChanges } from './visit-changes.tsx'
import { VisitPatient } from './visit-patient.tsx'

interface VisitCardProps {
  visit: Visit
  /** The patient's short name, and the address of their photo. */
  name: string
  photoUrl: string | null
  /** Scrolls it into view and focuses it. */
  isFirst: boolean
  isBooked: boolean
  isMoved: boolean
  /** True if it changed since the list was last viewed. */
  isUpdated: boolean
  onTakeOff: (visit: Visit) => void
  Reports: VisitSlot
}

/**
 * A visit in a list (product §2, "Visits"). Thousands of them are scrolled on a slow phone, so each is simple, and
 * memoised.
 */
export const VisitCard = memo(function VisitCard(props: VisitCardProps) {
  const { visit, name, photoUrl, isFirst, isBooked, isMoved, isUpdated, onTakeOff, Reports } = props
  const t = useT('visits')
  const time = useVisitTime()(visit.startDate)
  const heading = useRef<HTMLHeadingElement>(null)
  const { isPast, status } = visit

  useEffect(() => {
    if (!isFirst) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [isFirst])

  return (
    <FactsCard className={classes.card} data-first={isFirst || undefined}>
      {isBooked && <JustBooked visit={visit} />}
      {isMoved && <JustMoved visit={visit} />}
      <div className={classes.head}>
        <VisitTime time={time}>{isUpdated && !isBooked && !isMoved && <UpdatedMark />}</VisitTime>
        {isPast && <TakeOffIcon visit={visit} when={time.words} onTakeOff={onTakeOff} />}
        {visit.isManageable && <CancelButton visit={visit} when={time.words} look="icon" />}
      </div>
      <div>
        <h2 ref={heading} tabIndex={-1} className={classes.title}>
          <Link to="/visits/$orderId" params={{ orderId: visit.orderId }} className={classes.link}>
            {visit.serviceName ?? visit.speciality}
          </Link>
        </h2>
        <p className={classes.words}>{visit.physicianName}</p>
        {visit.serviceName && <p className={classes.aside}>{visit.speciality}</p>}
        {visit.serviceOptionName && <p className={classes.words}>{visit.serviceOptionName}</p>}
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(visit.branchName, visit.branchAddress)}
      </FactLine>
      <VisitPatient name={name} photoUrl={photoUrl} />
      {!isBooked && !isMoved && <PayerOfCard visit={visit} />}
      {isStatusShown(visit) && status !== 'reserved' ? (
        <p className={classes.aside}>{t(`status.${status}`)}</p>
      ) : null}
      {status === 'missed' && (
        <Link to="/visits/missed" search={{ profile: visit.profileId }} className={classes.link}>
          {t('missedWhat')}
        </Link>
      )}
      {isPast && <Reports visit={visit} />}
      {!isPast && (
        <>
          <VisitActionButtons visit={visit} when={time.words} />
          <VisitChanges visit={visit} when={time.words} />
        </>
      )}
    </FactsCard>
  )
})
