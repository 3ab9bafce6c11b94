import { createNotifications } from '@vizit/server/modules/notifications/notifications.ts'
import { SECRET } from './secret.ts'
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
    secret: SECRET,
  })
