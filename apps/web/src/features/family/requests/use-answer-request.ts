import type { Answer } from '@vizit/api-client/calls.ts'
import { useCall } from '@vizit/api-client/react/use-call.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import { useCallWithFreshCode } from '../../../app/fresh-code/use-call-with-fresh-code.tsx'

export type JoinRequest = Answer<'listJoinRequests'>['incoming'][number]

/** Accepts, declines or withdraws a request; the family screen then announces new members. */
export function useAnswerRequest() {
  const t = useT('family')
  const accepting = useCallWithFreshCode('acceptJoinRequest', { deed: 'grant' })
  const declining = useCall('declineJoinRequest', {
    done: () => toast(t('requests.declined')),
  })
  const withdrawing = useCall('withdrawJoinRequest', {
    done: () => toast(t('requests.withdrawn')),
  })
  const calls = [accepting, declining, withdrawing]
  const start = (call: typeof accepting.mutate | typeof declining.mutate, id: string) => {
    for (const { reset } of calls) reset()
    call({ params: { id } })
  }
  return {
    accept: (id: string) => start(accepting.mutate, id),
    decline: (id: string) => start(declining.mutate, id),
    withdraw: (id: string) => start(withdrawing.mutate, id),
    /** Accepting may need a code from an SMS. */
    codeStep: accepting.codeStep,
    isPending: calls.some(({ isPending }) => isPending),
    refusal: calls.map(({ refusal }) => refusal).find(refusal => refusal !== null) ?? null,
  }
}

export type AnswerRequest = ReturnType<typeof useAnswerRequest>
