import { quietHoursOf } from '@vizit/server/modules/reminders/public.ts'
import { createRemoteConfig } from '@vizit/server/modules/remote-config/remote-config.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'
import { notificationsOf } from './notifications.ts'

/** What another server tells accounts with, and when they want quiet, on the database and clock of the world. */
export function tellingOf(world: Parameters<typeof notificationsOf>[0]) {
  const { database, clock, app } = world
  const { read } = createRemoteConfig({ database, clock, log: app.log })
  return {
    notifications: notificationsOf(world),
    quietHoursOf: async (db: Kysely<DB>, accountId: string) =>
      quietHoursOf(db, accountId, (await read()).reminders),
  }
}
