import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FeedsInProgress } from '../feeds/public.ts'

export interface StockDeps {
  readonly database: Database
  readonly clock: Clock
  readonly feedsInProgress: FeedsInProgress
}
