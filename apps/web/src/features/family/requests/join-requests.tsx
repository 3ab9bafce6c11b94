import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { SupportLink } from '../../../app/support/support-link.tsx'
import { IncomingRequest } from './incoming-request.tsx'
import { OutgoingRequest } from './outgoing-request.tsx'
import { useAnswerRequest } from './use-answer-request.ts'

/** The requests to join, received and sent; new ones appear without a reload. */
export function JoinRequests() {
  const { data, refusal, refetch } = useCallQuery('listJoinRequests', {})
  const answer = useAnswerRequest()
  if (!data) return refusal && <ErrorState refusal={refusal} retry={refetch} />
  const { incoming, outgoing } = data
  return (
    <>
      <RefusalBlock
        refusal={answer.refusal}
        action={answer.refusal?.code === 'FAMILY_LIMIT' && <SupportLink mt="xs" />}
      />
      {incoming.length + outgoing.length > 0 && (
        <CardList>
          {incoming.map(request => (
            <li key={request.id}>
              <IncomingRequest request={request} answer={answer} />
            </li>
          ))}
          {outgoing.map(request => (
            <li key={request.id}>
              <OutgoingRequest request={request} answer={answer} />
            </li>
          ))}
        </CardList>
      )}
      {answer.codeStep}
    </>
  )
}
