import { readConfig } from '@vizit/contract/calls/remote-config.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { handle } from '../../../platform/http/handle-call.ts'
import type { RemoteConfigDeps } from '../deps.ts'
import { readDemo } from '../store/demo.ts'

/** Seconds (calls §9). */
const MINIMUM_FETCH_INTERVAL = 43_200

export const readConfigRoute = handle(readConfig, async (_asked, deps: RemoteConfigDeps) => {
  const { database, clock, remoteConfig, pushKey, version } = deps
  // These settings are for the server only.
  const [{ waitlist: _, guestHolds: __, drugPrices: ___, invoices: ____, ...values }, demo] =
    await Promise.all([remoteConfig.read(), readDemo(database.db)])
  return {
    ...values,
    ...demo,
    minimumFetchInterval: MINIMUM_FETCH_INTERVAL,
    timetableWindow: bookingWindow(civilDateOf(clock.now())),
    pushKey,
    version,
  }
})
