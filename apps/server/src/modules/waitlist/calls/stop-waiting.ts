import { stopWaiting as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { WaitlistDeps } from '../deps.ts'
import { stopWaiting } from '../use-cases/stop-waiting.ts'

export const stopWaitingRoute = handle(call, ({ actor, params }, deps: WaitlistDeps) =>
  stopWaiting({ actor, waitId: params.waitId }, deps),
)
