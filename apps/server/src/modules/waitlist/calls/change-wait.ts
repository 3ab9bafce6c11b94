import { changeWait as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { WaitlistDeps } from '../deps.ts'
import { changeWait } from '../use-cases/change-wait.ts'
import { wantedProblems } from '../use-cases/read-wanted.ts'

export const changeWaitRoute = handle(
  call,
  ({ actor, params, body, language }, deps: WaitlistDeps) =>
    changeWait({ actor, waitId: params.waitId, body, language }, deps),
  { rules: (body, { clock }) => wantedProblems(body, clock.now()) },
)
