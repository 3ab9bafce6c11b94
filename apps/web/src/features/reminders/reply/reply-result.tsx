import { IconCalendarOff, IconCircleCheck } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { useSessionState } from '../../../app/session/session.ts'
import { CancelByReply } from './cancel-by-reply.tsx'
import { VisitFacts } from './visit-facts.tsx'

interface ReplyResultProps {
  token: string
  visit: Answer<'readReply'>
  state: 'confirmed' | 'cancelled'
}

/** The state of the visit after the answer, and the next step. */
export function ReplyResult({ token, visit, state }: ReplyResultProps) {
  const t = useT('reminders')
  const isSignedIn = useSessionState() === 'signed-in'
  if (state === 'cancelled') {
    return (
      <Screen key={state} title={t('reply.cancelledTitle')}>
        <EmptyState
          icon={<IconCalendarOff size={32} />}
          title={t('reply.cancelledHint')}
          action={<ButtonLink to="/doctors">{t('reply.find')}</ButtonLink>}
        />
      </Screen>
    )
  }
  return (
    <Screen key={state} title={t('reply.confirmedTitle')}>
      <EmptyState icon={<IconCircleCheck size={36} />} title={t('reply.confirmedHint')} />
      <VisitFacts visit={visit} />
      {isSignedIn && (
        <ButtonLink to="/visits" variant="light">
          {t('reply.toVisits')}
        </ButtonLink>
      )}
      <CancelByReply token={token} visit={visit} />
    </Screen>
  )
}
