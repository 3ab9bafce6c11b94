import type { MissedVisitsLimit } from '@vizit/domain/booking/missed-visits.ts'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'
import type { Providers } from '../providers/public.ts'

export interface VisitsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly changes: Changes
  readonly providers: Pick<Providers, 'refresh'>
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'recordViews'>
  readonly settings: () => Promise<{
    readonly cancelCutOffMinutes: number
    readonly missedVisits: MissedVisitsLimit
  }>
}
