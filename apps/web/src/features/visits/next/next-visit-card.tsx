import { Text, Title } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import type { ReactNode } from 'react'
import { ServerNotReached } from '../../../app/device-store/unlock/server-not-reached.tsx'
import { SyncStatus } from '../../../app/lists/sync-status.tsx'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import { DirectionsButton } from '../../../app/visit/directions-button.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../../app/visit/visit-time.tsx'
import type { Visit } from '../visit-types.ts'
import { NextVisitActions } from './next-visit-actions.tsx'
import { useNextVisit } from './use-next-visit.ts'

interface NextVisitCardProps {
  /** Shown if there is no next visit; without it, the section is not shown then. */
  none?: ReactNode
  /** The form that opens the list that is locked on this device. */
  locked?: ReactNode
}

/**
 * The next visit with its place and phones, also without a network; with a network also its actions. Its route must
 * load the texts of `visits`, `lists` and `wallet`.
 */
export function NextVisitCard({ none, locked }: NextVisitCardProps) {
  const t = useT('visits')
  const { visit, isKnown, isLocked, status } = useNextVisit()
  const { refusal } = status
  if (isLocked && locked) return locked
  if (isKnown && !visit && !refusal && !none) return null
  return (
    <section aria-labelledby="next-visit">
      <Title order={2} id="next-visit" mb="sm">
        {t('nextVisit.title')}
      </Title>
      <SyncStatus {...status} />
      {visit && <Facts visit={visit} canChange={!refusal} />}
      {isKnown && !visit && none}
      {!isKnown &&
        (refusal ? (
          <ServerNotReached refusal={refusal} retry={status.refresh} />
        ) : (
          <CardSkeletons count={1} />
        ))}
    </section>
  )
}

function Facts({ visit, canChange }: { visit: Visit; canChange: boolean }) {
  const t = useT('visits')
  const time = useVisitTime()(visit.startDate)
  return (
    <FactsCard>
      <VisitTime time={time} />
      <div>
        <TextLink to="/visits/$orderId" params={{ orderId: visit.orderId }}>
          {visit.serviceName ?? visit.speciality}
        </TextLink>
        <Text>{visit.physicianName}</Text>
        <Text c="dimmed">{t('nextVisit.for', { name: visit.customerFirstName })}</Text>
      </div>
      <FactLine icon={<IconMapPin size={20} aria-hidden />}>
        {joinBranchAndAddress(visit.branchName, visit.branchAddress)}
      </FactLine>
      <PhoneLinks phones={visit.branchPhones} />
      {canChange ? (
        <NextVisitActions visit={visit} />
      ) : (
        <>
          <DirectionsButton to={visit} />
          <Text c="dimmed">{t('nextVisit.later')}</Text>
        </>
      )}
      <ActionRow>
        <ButtonLink to="/visits" variant="default">
          {t('nextVisit.all')}
        </ButtonLink>
      </ActionRow>
    </FactsCard>
  )
}
