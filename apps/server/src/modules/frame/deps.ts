import type { Database } from '../../platform/database/database.ts'

export interface FrameDeps {
  readonly database: Pick<Database, 'db'>
  /** Origins that may show every page in a frame: the operator's own setting. */
  readonly frameAncestors: readonly string[]
}
