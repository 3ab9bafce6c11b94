import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { guestForm } from '@vizit/test-kit/world/guest-acts.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { answeredBefore } from '../../../platform/idempotency/answer-once.ts'
import { readBookingContext } from '../../booking/public.ts'
import type { RemoteVisits } from '../../providers/public.ts'
import { bookTimeslot } from '../use-cases/book-timeslot.ts'
import { cancelGuestVisit } from '../use-cases/cancel-guest-visit.ts'
import { moveGuestVisit } from '../use-cases/move-guest-visit.ts'
import { readGuest } from '../use-cases/read-guest.ts'

interface Wanted {
  readonly timeslotId: string
  readonly phone: string
  /** The guest who holds timeslots, and the idempotency key. */
  readonly holder: string
  readonly key: string
}

/** A further server on the test world's database, with the given connections to clinics. */
export function guestServer(world: World) {
  const services = testServices(world)
  const { booking, database, clock } = services
  const guestBooking = { enabled: true, visitsPerPhone: 3 }
  const settings = async () => ({ ...(await booking.settings()), guestBooking })
  const deps = { ...services, settings, keys: services.keys.guests }
  return {
    /** Books without the human check, which takes long and is not what these tests look at. */
    book: async ({ phone, timeslotId, holder, key }: Wanted, remote: RemoteVisits) => {
      const now = clock.now()
      const guest = readGuest({ ...guestForm, sex: 'FEMALE', phone }, civilDateOf(now))
      if (guest instanceof Refused) return guest
      const once = { holder, key, call: 'bookGuestVisit', body: { timeslotId, phone }, now }
      const known = await answeredBefore(database.db, once)
      if (known) return known
      const bookingContext = await readBookingContext(booking.database, { timeslotId, now })
      if (!bookingContext?.slot) return new Refused('NOT_FOUND', {})
      const asked = { guest, offered: { bookingContext, slot: bookingContext.slot }, once, holders: [holder] }
      return bookTimeslot({ ...asked, settings: await settings(), language: 'ru' }, { ...deps, remote })
    },
    move: (visitId: string, timeslotId: string, remote: RemoteVisits) =>
      moveGuestVisit({ actor: { kind: 'link', visitId }, timeslotId, language: 'ru' }, { ...deps, remote }),
    cancel: (visitId: string, remote: RemoteVisits) =>
      cancelGuestVisit({ kind: 'link', visitId }, { ...deps, remote }),
  }
}
