import type { Visit } from '@vizit/contract/shapes/visit.ts'
import type { MissedVisitsLimit } from '@vizit/domain/booking/missed-visits.ts'
import type { z } from 'zod'
import type { Changes } from '../../platform/changes/changes.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Family } from '../family/public.ts'
import type { Providers } from '../providers/public.ts'

type Reports = Pick<z.output<typeof Visit>, 'reports' | 'links' | 'drugLists'>

export interface VisitsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly changes: Changes
  readonly providers: Pick<Providers, 'refresh'>
  /** The doctors' reports of these visits. */
  readonly reportsOf: (visitIds: readonly string[]) => Promise<ReadonlyMap<string, Reports>>
  readonly family: Pick<Family, 'memberFor' | 'membersOf' | 'recordViews'>
  readonly settings: () => Promise<{
    readonly cancelCutOffMinutes: number
    readonly missedVisits: MissedVisitsLimit
  }>
}
