import type { Database } from '../../platform/database/database.ts'
import type { Family } from './public.ts'

export interface FamilyDeps {
  readonly database: Database
  readonly family: Family
}
