import { createNotifications } from '@vizit/server/modules/notifications/notifications.ts'
import type { World } from './world.ts'

/** What another server gives its modules to tell people with, on the database and clock of the world. */
export const notificationsOf = ({
  database,
  clock,
  app: { log },
}: Pick<World, 'database' | 'clock' | 'app'>) =>
  createNotifications({
    ...{ database, clock, log },
    gateways: { kind: 'inbox' },
    secret: 'the secret of servers in tests, of 32 characters and more',
  })
