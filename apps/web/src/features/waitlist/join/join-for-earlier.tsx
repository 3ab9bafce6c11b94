import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { useInstantWords } from '../use-instant-words.ts'
import { JoinForm } from './join-form.tsx'
import { useAfterJoining } from './use-after-joining.ts'

/** Joins the waiting list for an earlier time of a visit, which stays booked until then. */
export function JoinForEarlier({ orderId }: { orderId: string }) {
  const t = useT('waitlist')
  const moment = useInstantWords()
  const draft = `wait:${orderId}`
  const joined = useAfterJoining(draft)
  const { data: visits, refusal, refetch } = useCallQuery('listVisits', { query: {} })
  const joining = useCall('waitForEarlier', { done: joined })
  if (!visits) return refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />
  const visit = visits.future.find(future => future.orderId === orderId)
  if (!visit?.isManageable) {
    return (
      <EmptyState title={t('visitGone')} action={<ButtonLink to="/visits">{t('toVisits')}</ButtonLink>} />
    )
  }
  return (
    <>
      <Surface>
        <Text fw={600}>{visit.serviceName ?? visit.speciality}</Text>
        <Text>{visit.physicianName}</Text>
        <Text>{t('earlierThan', { when: moment(visit.startDate) })}</Text>
        <Text c="dimmed">{visit.customerFirstName}</Text>
      </Surface>
      <Text>{t('earlierHint')}</Text>
      <JoinForm
        draft={draft}
        pending={joining.isPending}
        refusal={joining.refusal}
        onJoin={wanted => joining.mutate({ body: { orderId, ...wanted } })}
      />
    </>
  )
}
