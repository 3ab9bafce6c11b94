import { createNotifications } from '@vizit/server/modules/notifications/notifications.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'
import { SECRET } from './secret.ts'

/** What writes messages into the outbox of a database, beside no server. */
export const messenger = (db: Kysely<DB>, clock: Clock) =>
  createNotifications({
    database: { db },
    clock,
    secret: SECRET,
    gateways: { kind: 'inbox' },
    log: { error: () => undefined },
  })
