import type { Database } from '../../platform/database/database.ts'

export interface ProgrammesDeps {
  readonly database: Database
}
