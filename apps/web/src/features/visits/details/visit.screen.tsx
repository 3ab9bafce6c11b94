import { IconCalendarOff } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { ServerNotReached } from '../../../app/device-store/unlock/server-not-reached.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import type { VisitSlot } from '../visit-types.ts'
import { useVisit } from './use-visit.ts'
import { VisitDetails } from './visit-details.tsx'

interface VisitScreenProps {
  orderId: string
  /** The form that opens what is locked on this device. */
  locked: ReactNode
  Reminder: VisitSlot
  Reports: VisitSlot
  Drugs: VisitSlot
  Review: VisitSlot
  Invoices: VisitSlot
}

/** All data and actions of one visit (product §2, "Visit details"). */
export function VisitScreen({
  orderId,
  locked,
  Reminder,
  Reports,
  Drugs,
  Review,
  Invoices,
}: VisitScreenProps) {
  const t = useT('visits')
  const { visit, isUnknown, isLocked, refusal, refetch } = useVisit(orderId)
  return (
    <Screen
      title={visit ? (visit.serviceName ?? visit.speciality) : t('detailsTitle')}
      aside={
        <ButtonLink to="/visits" variant="subtle">
          {t('toVisits')}
        </ButtonLink>
      }
    >
      {visit ? (
        <VisitDetails visit={visit} {...{ Reminder, Reports, Drugs, Review, Invoices }} />
      ) : isUnknown ? (
        <EmptyState icon={<IconCalendarOff size={32} />} title={t('gone')} hint={t('goneHint')} />
      ) : isLocked ? (
        locked
      ) : refusal ? (
        <ServerNotReached refusal={refusal} retry={refetch} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </Screen>
  )
}
