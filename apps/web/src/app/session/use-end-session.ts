import { useCall } from '@vizit/api-client/react/use-call.ts'
import { session } from './session.ts'

/** Signs this device out: on the server if it can be reached, and locally in any case, by `leave`. */
export function useEndSession(leave = () => session.end()) {
  const { mutate, isPending } = useCall('endSession', {
    done: leave,
    // Nobody waits for the answer.
    asksAgain: false,
    refused: {
      OFFLINE: leave,
      UNANSWERED: leave,
      UNAUTHENTICATED: leave,
      UNEXPECTED_PROBLEM: leave,
      SERVICE_UNAVAILABLE: leave,
      TOO_MANY_REQUESTS: leave,
    },
  })
  return { endSession: () => mutate({}), isPending }
}
