import { Text, Title } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import { usePhotoOf } from '../../../app/people/use-photo-of.ts'
import { TextLink } from '../../../app/router/router-links.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../../app/visit/visit-time.tsx'
import { CancelButton } from '../cancel/cancel-button.tsx'
import { VisitActionButtons } from '../card/visit-action-buttons.tsx'
import { VisitChanges } from '../card/visit-changes.tsx'
import { VisitPatient } from '../card/visit-patient.tsx'
import { isStatusShown } from '../is-status-shown.ts'
import type { Visit, VisitSlot } from '../visit-types.ts'
import { BookAgain } from './book-again.tsx'
import { TakeOffVisit } from './take-off-visit.tsx'
import { TakenOffNotice } from './taken-off-notice.tsx'
import { VisitInvoice } from './visit-invoice.tsx'

interface VisitDetailsProps {
  visit: Visit
  Reminder: VisitSlot
  Reports: VisitSlot
  Drugs: VisitSlot
  Review: VisitSlot
  Invoices: VisitSlot
}

/** Time, doctor, place, patient, and the actions. */
export function VisitDetails({ visit, Reminder, Reports, Drugs, Review, Invoices }: VisitDetailsProps) {
  const t = useT('visits')
  const time = useVisitTime()(visit.startDate)
  const photoUrl = usePhotoOf(visit.profileId)
  const name = usePeople().nameOf(visit)
  const { status, isPast } = visit
  const isCancelled = status === 'cancelled'
  return (
    <>
      {visit.hidden && <TakenOffNotice visit={visit} />}
      <FactsCard>
        <VisitTime time={time} />
        {isStatusShown(visit) && <Text c="dimmed">{t(`status.${status}`)}</Text>}
        {isCancelled && <Text>{t('cancelledNote')}</Text>}
        {status === 'missed' && (
          <TextLink to="/visits/missed" search={{ profile: visit.profileId }}>
            {t('missedWhat')}
          </TextLink>
        )}
        <div>
          <Title order={2}>{visit.physicianName}</Title>
          <Text c="dimmed">{visit.speciality}</Text>
          {visit.serviceOptionName && <Text>{visit.serviceOptionName}</Text>}
        </div>
        <VisitPatient name={name} photoUrl={photoUrl} />
      </FactsCard>
      <FactsCard>
        <Title order={2}>{visit.branchName}</Title>
        <Text>{visit.branchAddress}</Text>
        <PhoneLinks phones={visit.branchPhones} />
        {!isCancelled && <VisitActionButtons visit={visit} when={time.words} call={false} />}
      </FactsCard>
      {!isPast && !isCancelled && <Reminder visit={visit} />}
      {isPast && <Reports visit={visit} />}
      <Drugs visit={visit} />
      {!isCancelled && <VisitInvoice visit={visit} />}
      {/* A medical centre may send one on the day of the visit, before its end. */}
      {!(isCancelled && !isPast) && <Invoices visit={visit} />}
      {!isPast && !isCancelled && (
        <VisitChanges visit={visit} when={time.words}>
          <CancelButton visit={visit} when={time.words} look="words" />
        </VisitChanges>
      )}
      {(isPast || isCancelled) && (
        <ActionRow>
          <BookAgain visit={visit} />
          {isPast && <Review visit={visit} />}
          <TakeOffVisit visit={visit} />
        </ActionRow>
      )}
    </>
  )
}
