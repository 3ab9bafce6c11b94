import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'

export interface CatalogueDeps {
  readonly database: Database
  readonly clock: Clock
  /** The operator's setting; false closes booking everywhere. */
  readonly settings: () => Promise<{ readonly online_booking_enabled: boolean }>
}
