import { useCall } from '@vizit/api-client/react/use-call.ts'

export interface SentCode {
  readonly id: string
  /** Milliseconds since the epoch: when another one may be asked for. */
  readonly resendAt: number
}

/** Sends the code that confirms the deletion to the phone of the account. */
export function useSendCode(onSent: (sent: SentCode) => void) {
  const sending = useCall('startDeletion', {
    done: ({ id, resendAfter }) => onSent({ id, resendAt: Date.now() + resendAfter * 1000 }),
  })
  return { send: () => sending.mutate({}), isPending: sending.isPending, refusal: sending.refusal }
}
