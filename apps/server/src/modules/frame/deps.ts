import type { Database } from '../../platform/database/database.ts'

export interface FrameDeps {
  readonly database: Pick<Database, 'db'>
  /** Origins that may frame every page: the operator's setting. */
  readonly frameAncestors: readonly string[]
}
