import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RunningNotifications } from './notifications.ts'
import type { Push } from './push/push.ts'

export interface NotificationsCallDeps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly notifications: Pick<RunningNotifications, 'receivePush'>
  readonly push: Pick<Push, 'hosts'>
}
