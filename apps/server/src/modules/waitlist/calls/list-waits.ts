import { listWaits as call } from '@vizit/contract/calls/waitlist.ts'
import { handle } from '../../../platform/http/handle.ts'
import type { WaitlistDeps } from '../deps.ts'
import { listWaits } from '../use-cases/list-waits.ts'

export const listWaitsRoute = handle(call, ({ actor, language }, deps: WaitlistDeps) =>
  listWaits({ actor, language }, deps),
)
