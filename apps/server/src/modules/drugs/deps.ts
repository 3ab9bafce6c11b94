import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteConfig } from '../remote-config/public.ts'

export interface DrugsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly settings: RemoteConfig['read']
}
