import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteValues } from '../remote-config/public.ts'

export interface DrugsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly settings: () => Promise<Pick<RemoteValues, 'drugPrices'>>
}
