import type { AnswerOf } from '@vizit/contract/call.ts'
import type { listDrugAlerts } from '@vizit/contract/calls/drugs/drug-alerts.ts'
import { ALERT_DAYS } from '@vizit/domain/drugs/drug-alert.ts'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import { testServices } from '@vizit/test-kit/world/test-services.ts'
import { testWorld } from '@vizit/test-kit/world/world.ts'
import { afterAll, beforeEach } from 'vitest'
import { addFeedKey } from '../../feeds/public.ts'
import { aSession, aSubscription } from '../../notifications/testing/account.ts'
import { PushService } from '../../notifications/testing/push-service.ts'
import { type Arrived, recordingGateway } from '../../notifications/testing/recording-gateway.ts'
import { fillStockWorld } from '../../stock/testing/stock-world.ts'

const path = '/api/v2/my/drug-alerts'

export const byPush = { push: true, sms: false, email: false }
export const bySms = { push: false, sms: true, email: false }
export const byEmail = { push: false, sms: false, email: true }

/**
 * From what a person asks for to what reaches them, each step through its call: a pharmacy in Minsk, a push service, and gateways that
 * record. Called at the top of a test file; new before each test.
 */
export async function toldWorld() {
  const world = await testWorld()
  const service = new PushService()
  await service.open()
  afterAll(() => service.close())
  const arrived: Arrived[] = []
  /** Addresses that their gateway refuses. */
  const refused = new Set<string>()
  const gateway = (by: Arrived['by']) => {
    const accepting = recordingGateway(by, arrived)
    return {
      send: async (message: Parameters<typeof accepting.send>[0]) =>
        refused.has(message.to) ? ({ outcome: 'refused' } as const) : accepting.send(message),
    }
  }
  const server = testServices(world, {
    gateways: { kind: 'real', sms: gateway('sms'), email: gateway('email') },
    push: { contact: 'mailto:ops@example.by', hosts: [service.host] },
  })
  service.serverKey = server.push.publicKey

  let key = ''
  let sequence = 0
  beforeEach(async () => {
    await fillStockWorld(world.db)
    key = (await addFeedKey({ kind: 'chain', code: 'green' }, null, world))?.key ?? ''
    await world.db.deleteFrom('outbox').execute()
    arrived.length = 0
    service.taken.length = 0
    service.statuses.clear()
    refused.clear()
  })

  /** What the server does each minute. */
  async function work() {
    service.now = world.clock.now()
    await server.drugAlerts.work()
    await server.notifications.dispatch()
  }

  return {
    world,
    service,
    arrived,
    refused,
    server,
    work,
    /** A pharmacy in Minsk tells the price of a pack; then the server does what it does each minute. */
    pharmacySells: async (rubles: string, packs = ['p1']) => {
      sequence += 1
      const reply = await world.app.inject({
        method: 'POST',
        url: `/api/v2/feeds/pharmacies/stock?sequence=${sequence}&mode=delta`,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'text/csv' },
        payload: `pharmacy,pack,price\n${packs.map(pack => `g1,${pack},${rubles}\n`).join('')}`,
      })
      const { accepted } = reply.json()
      if (accepted !== packs.length) throw new Error(`a feed of ${packs.length} prices: ${reply.body}`)
      await work()
    },
    /** A person with a device, a phone and an e-mail, who chose some of them. */
    someoneTold: async (ways: typeof byPush) => {
      const patient = await world.patient()
      const { bearer, accountId } = patient
      const now = world.clock.now()
      const address = `${accountId}@example.by`
      await world.db
        .insertInto('account_email')
        .values({ account_id: accountId, usage: 'PRIMARY', address, created_at: now, confirmed_at: now })
        .execute()
      const subscribe = async () => {
        const id = await aSession(world.db, accountId, now)
        // Like one that is used while the wait lasts.
        const expires_at = new Date(now.getTime() + 2 * ALERT_DAYS * DAY_MS)
        await world.db.updateTable('session').set({ expires_at }).where('id', '=', id).execute()
        return aSubscription(world.db, id, service.subscribe(accountId))
      }
      await subscribe()
      const settings = { choice: '2h', ways, quietHours: null }
      const saved = await world.call('PUT', '/api/v2/my/reminders', { bearer, body: settings })
      if (saved.status !== 200) throw new Error('the channels were not saved')
      const list = async (): Promise<AnswerOf<typeof listDrugAlerts>> =>
        (await world.call('GET', path, { bearer })).json
      return {
        ...patient,
        address,
        subscribe,
        ask: (maxPrice: number | null) =>
          world.call('PUT', `${path}/1`, { bearer, body: { locationCode: 17, maxPrice } }),
        stop: () => world.call('DELETE', `${path}/1`, { bearer }),
        list,
        /** What was not told yet. */
        waits: async () => (await list()).filter(({ foundAt }) => foundAt === null),
      }
    },
  }
}
