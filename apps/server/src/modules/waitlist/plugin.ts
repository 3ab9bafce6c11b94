import type { FastifyInstance } from 'fastify'
import { register } from '../../platform/http/register-calls.ts'
import { changeWaitRoute } from './calls/change-wait.ts'
import { declineOfferRoute } from './calls/decline-offer.ts'
import { listWaitsRoute } from './calls/list-waits.ts'
import { showOfferRoute } from './calls/show-offer.ts'
import { stopWaitingRoute } from './calls/stop-waiting.ts'
import { takeOfferRoute } from './calls/take-offer.ts'
import { waitForEarlierRoute } from './calls/wait-for-earlier.ts'
import { waitForTimeRoute } from './calls/wait-for-time.ts'
import type { WaitlistDeps } from './deps.ts'
import type { Waitlist } from './waitlist.ts'

type Options = WaitlistDeps & { readonly waitlist: Waitlist }

const routes = [
  listWaitsRoute,
  waitForEarlierRoute,
  waitForTimeRoute,
  changeWaitRoute,
  stopWaitingRoute,
  showOfferRoute,
  takeOfferRoute,
  declineOfferRoute,
]

/** The calls of the waitlist: waits for freed time, and offers of it (decisions D11, D12). */
export async function waitlistPlugin(app: FastifyInstance, deps: Options) {
  app.workers.add(deps.waitlist)
  register(app, routes, deps)
}
