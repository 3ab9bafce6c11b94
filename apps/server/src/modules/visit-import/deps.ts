import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family, GrowingUpDeps } from '../family/public.ts'

/** What the import of visits needs from the rest of the server. */
export interface VisitImportDeps extends GrowingUpDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf'>
  readonly changes: Changes
  readonly settings: () => Promise<{ readonly cancelCutOffMinutes: number }>
}
