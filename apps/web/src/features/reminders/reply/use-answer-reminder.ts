import { useQueryClient } from '@tanstack/react-query'
import { useCall } from '@vizit/api-client/react/use-call.ts'

/** Answers a reminder and shows the visit's state from the server's answer. */
export function useAnswerReminder(call: 'confirmByReply' | 'cancelByReply', token: string) {
  const queries = useQueryClient()
  const rereadSlots = () => void queries.invalidateQueries({ queryKey: ['readReply'] })
  const { mutate, isPending, refusal } = useCall(call, {
    done: visit => {
      queries.setQueryData(['readReply', { body: { token } }], visit)
    },
    refused: { VISIT_LINK_EXPIRED: rereadSlots },
  })
  return { answer: () => mutate({ body: { token } }), isPending, refusal }
}
