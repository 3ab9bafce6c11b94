import { useLocation } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { LinkExpired } from './link-expired.tsx'
import { readReplyLink } from './reply-link.ts'
import { ReplyQuestion } from './reply-question.tsx'
import { ReplyResult } from './reply-result.tsx'

/** `/reply#…`: the target of a reminder's link, without a sign-in. Nothing happens without a press. */
export function ReplyScreen() {
  const t = useT('reminders')
  // Another link may be opened in the tab that shows a visit: a navigation brings it.
  useLocation({ select: ({ state }) => state.__TSR_key })
  const token = readReplyLink()
  const read = { body: { token: token ?? '' } }
  const { data: visit, refusal, refetch } = useCallQuery('readReply', read, { enabled: token !== null })
  if (token === null || refusal?.code === 'VISIT_LINK_EXPIRED') return <LinkExpired />
  if (!visit) {
    return (
      <Screen title={t('reply.title')}>
        {refusal ? <ErrorState refusal={refusal} retry={refetch} /> : <CardSkeletons count={1} />}
      </Screen>
    )
  }
  if (visit.state === 'asked') return <ReplyQuestion key={token} token={token} visit={visit} />
  return <ReplyResult token={token} visit={visit} state={visit.state} />
}
