import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RemoteValues } from '../remote-config/public.ts'
import type { DrugAvailability } from './availability/drug-availability.ts'

export interface DrugsDeps {
  readonly database: Database
  readonly clock: Clock
  readonly settings: () => Promise<Pick<RemoteValues, 'drugPrices'>>
  readonly drugAvailability: DrugAvailability
}
