import type { Reply, Sent } from '@vizit/test-kit/world/call.ts'
import type { WorldPatient } from '@vizit/test-kit/world/patient.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import type { World } from '@vizit/test-kit/world/world.ts'

const path = '/api/v2/my/providers/waitlist'

type Who = Pick<WorldPatient, 'bearer'>

/** The waitlist's calls, and a further server that works only when a test tells it to. */
export function waitlistServer(world: World) {
  const { call, db } = world
  const ask = (method: string, at: string, { bearer }: Who, sent: Sent = {}): Promise<Reply> =>
    call(method, `${path}${at}`, { ...sent, bearer })
  const server = testServices(world).waitlist
  const acts = {
    waitForEarlier: (who: Who, orderId: string, wanted: object = {}, key?: string) =>
      ask('POST', '/earlier', who, { body: { orderId, ...wanted }, ...(key && { key }) }),
    waitForTime: (who: Pick<WorldPatient, 'bearer' | 'profileId'>, wanted: object, key?: string) =>
      ask('POST', '/free', who, { body: { profileId: who.profileId, ...wanted }, ...(key && { key }) }),
    change: (who: Who, waitId: string, wanted: object) => ask('PATCH', `/${waitId}`, who, { body: wanted }),
    waits: async (who: Who) => (await ask('GET', '', who)).json,
    stop: (who: Who, waitId: string) => ask('DELETE', `/${waitId}`, who),
    show: (who: Who, offerId: string) => ask('GET', `/offers/${offerId}`, who),
    take: (who: Who, offerId: string, key?: string) =>
      ask('POST', `/offers/${offerId}/take`, who, key ? { key } : {}),
    decline: (who: Who, offerId: string) => ask('POST', `/offers/${offerId}/decline`, who),
    /** The patient's current offer. */
    offerTo: async (who: Who) =>
      (await acts.waits(who)).map(({ offer }: { offer: unknown }) => offer).find(Boolean) ?? null,
    /** Works until nothing is left to offer or to pass on, including the work of other servers. */
    settle: async () => {
      do await server.work()
      while (await isBusy(db, world.clock.now()))
    },
    /** The same after a full sweep, as every minute. */
    sweep: async () => {
      await server.sweep()
      await acts.settle()
    },
  }
  return acts
}

async function isBusy(db: World['db'], now: Date): Promise<boolean> {
  const freed = await db.selectFrom('freed_timeslot').select('id').where('due_at', '<=', now).execute()
  const passed = await db
    .selectFrom('waitlist_offer')
    .select('id')
    .where('state', '=', 'live')
    .where('expires_at', '<=', now)
    .execute()
  return freed.length + passed.length > 0
}
