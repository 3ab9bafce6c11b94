import { Text, Title } from '@mantine/core'
import { IconCalendarPlus, IconMapPin } from '@tabler/icons-react'
import { joinBranchAndAddress } from '@vizit/i18n/format/join-branch-and-address.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PhoneLinks } from '@vizit/ui/person/phone-links.tsx'
import { ActionRow } from '@vizit/ui/screen/action-row.tsx'
import { FactLine } from '@vizit/ui/screen/fact-line.tsx'
import { FactsCard } from '@vizit/ui/screen/facts-card.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ComponentType } from 'react'
import { SyncStatus } from '../../../app/lists/sync-status.tsx'
import { ButtonLink, TextLink } from '../../../app/router/router-links.tsx'
import { DirectionsButton } from '../../../app/visit/directions-button.tsx'
import { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import { VisitTime } from '../../../app/visit/visit-time.tsx'
import type { Visit } from '../../../app/visit/visits-source.ts'
import { useNextVisit } from './use-next-visit.ts'

/** The actions for a visit, a component of another feature. */
export type VisitActions = ComponentType<{ visit: Visit }>

/** The next visit with its place and phones, also without a network; with a network also its actions. */
export function NextVisitCard({ Actions }: { Actions: VisitActions }) {
  const t = useT('wallet')
  const { visit, isKnown, standing } = useNextVisit()
  return (
    <section aria-labelledby="next-visit">
      <Title order={2} id="next-visit" mb="sm">
        {t('nextVisit.title')}
      </Title>
      <SyncStatus {...standing} />
      {visit && <Facts visit={visit} Actions={standing.refusal ? null : Actions} />}
      {isKnown && !visit && (
        <EmptyState
          icon={<IconCalendarPlus size={32} />}
          title={t('nextVisit.none')}
          hint={t('nextVisit.noneHint')}
          action={
            <ButtonLink to="/timeslot" variant="default">
              {t('nextVisit.findDoctor')}
            </ButtonLink>
          }
        />
      )}
      {!isKnown &&
        (standing.refusal ? (
          <EmptyState title={t('nextVisit.unknown')} hint={t('nextVisit.unknownHint')} />
        ) : (
          <CardSkeletons count={1} />
        ))}
    </section>
  )
}

function Facts({ visit, Actions }: { visit: Visit; Actions: VisitActions | null }) {
  const t = useT('wallet')
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
      {Actions ? (
        <Actions visit={visit} />
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
