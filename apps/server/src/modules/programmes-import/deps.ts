import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { FeedsInProgress } from '../feeds/public.ts'
import type { CoverageEnds, ProgrammeKeys } from '../programmes/public.ts'

export interface MembersFeedDeps {
  readonly database: Database
  readonly clock: Clock
  readonly feedsInProgress: FeedsInProgress
  readonly keys: { readonly programmes: ProgrammeKeys }
  readonly coverageEnds: CoverageEnds
}
