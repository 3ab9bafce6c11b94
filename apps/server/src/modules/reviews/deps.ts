import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'

export interface ReviewsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly family: Pick<Family, 'memberFor' | 'membersOf'>
  readonly changes: Changes
  readonly guests: { readonly hashOfAddress: (address: string) => Buffer }
}
