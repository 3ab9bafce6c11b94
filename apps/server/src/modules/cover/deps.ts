import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'

export interface CoverDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor'>
}
