import { IconCalendarOff } from '@tabler/icons-react'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useProfile } from '../../../app/people/profile.ts'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { MissedRecord } from './missed-record.tsx'
import { MissedVisitList } from './missed-visit-list.tsx'

/** A person's missed-visits record: the count, the limit, the visits, and how to appeal (decisions D4). */
export function MissedVisitsScreen({ profileId }: { profileId: string | undefined }) {
  const t = useT('visits')
  return (
    <Screen
      title={t('missedTitle')}
      aside={
        <ButtonLink to="/visits" search={{ tab: 'past' }} variant="subtle">
          {t('toVisits')}
        </ButtonLink>
      }
    >
      <Missed asked={profileId} />
    </Screen>
  )
}

function Missed({ asked }: { asked: string | undefined }) {
  const t = useT('visits')
  const { data: profile } = useProfile()
  const profileId = asked ?? profile?.me
  const { data, refusal, refetch } = useCallQuery(
    'showMissedVisits',
    { query: { profileId: profileId ?? '' } },
    { enabled: profileId !== undefined },
  )
  if (refusal?.code === 'NOT_FOUND' || refusal?.code === 'INVALID_ARGUMENT') {
    return (
      <EmptyState
        icon={<IconCalendarOff size={32} />}
        title={t('missedGone')}
        hint={t('missedGoneHint')}
        action={<ButtonLink to="/visits">{t('toVisits')}</ButtonLink>}
      />
    )
  }
  if (refusal) return <ErrorState refusal={refusal} retry={refetch} />
  if (!data || !profile) return <CardSkeletons count={2} />
  const person = data.profileId === profile.me ? profile : relativeOf(profile, data.profileId)
  return (
    <>
      <MissedRecord record={data} name={person?.fullNameRu ?? ''} />
      <MissedVisitList visits={data.visits} />
    </>
  )
}

type Profile = NonNullable<ReturnType<typeof useProfile>['data']>

const relativeOf = (profile: Profile, profileId: string) =>
  profile.family.find(member => member.profileId === profileId)?.profile
