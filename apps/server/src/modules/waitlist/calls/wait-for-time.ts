import { waitForTime as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { WaitlistDeps } from '../deps.ts'
import { wantedProblems } from '../use-cases/read-wanted.ts'
import { waitForTime } from '../use-cases/wait-for-time.ts'

export const waitForTimeRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, language }, deps: WaitlistDeps) =>
    waitForTime({ actor, body, key, language }, deps),
  { rules: (body, { clock }) => wantedProblems(body, clock.now()) },
)
