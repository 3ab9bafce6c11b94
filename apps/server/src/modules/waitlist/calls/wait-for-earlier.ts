import { waitForEarlier as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { WaitlistDeps } from '../deps.ts'
import { wantedProblems } from '../use-cases/read-wanted.ts'
import { waitForEarlier } from '../use-cases/wait-for-earlier.ts'

export const waitForEarlierRoute = handle(
  call,
  ({ actor, body, idempotencyKey: key, language }, deps: WaitlistDeps) =>
    waitForEarlier({ actor, body, key, language }, deps),
  { rules: (body, { clock }) => wantedProblems(body, clock.now()) },
)
