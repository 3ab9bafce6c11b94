import { bookingPlugin } from '@vizit/server/modules/booking/plugin.ts'
import { createFamily } from '@vizit/server/modules/family/family.ts'
import { createIdentify } from '@vizit/server/modules/identity/tokens/identify.ts'
import { outboxRow } from '@vizit/server/modules/notifications/outbox/outbox-row.ts'
import { visitsPlugin } from '@vizit/server/modules/visits/plugin.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { Database } from '@vizit/server/platform/database/database.ts'
import { detail } from '@vizit/server/platform/http/detail.ts'
import { httpBinding } from '@vizit/server/platform/http/plugin.ts'
import Fastify from 'fastify'

export async function buildWorldApp(database: Database, clock: Clock, key: Buffer) {
  const app = Fastify()
  const identify = createIdentify({
    key,
    clock,
    database,
    ended: {
      has: () => false,
      add: () => undefined,
      begin: async () => undefined,
      end: async () => undefined,
    },
  })
  await app.register(httpBinding, { strict: true, identify, detail })
  const family = createFamily({ database, clock, accessLevels: async () => ({}) })
  const settings = async () => ({
    holdSeconds: 300,
    cancelCutOffMinutes: 30,
    missedVisits: { share: 0.05, minimumMissed: 2 },
  })
  const notifications = {
    outboxRow: (message: Parameters<typeof outboxRow>[1]) => outboxRow(key, message, clock.now()),
    nudge: () => undefined,
  }
  await app.register(bookingPlugin, { database, clock, family, notifications, settings })
  await app.register(visitsPlugin, { database, clock, family, settings })
  return app
}
