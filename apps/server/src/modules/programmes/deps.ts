import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Notifications } from '../notifications/public.ts'
import type { RemoteConfig } from '../remote-config/public.ts'

export interface ProgrammesDeps {
  readonly database: Database
  readonly clock: Clock
  readonly settings: RemoteConfig['read']
  readonly notifications: Pick<Notifications, 'enqueue' | 'nudge'>
}
