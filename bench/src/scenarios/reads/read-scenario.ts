import type { World } from '../../datasets/world.ts'
import type { SqlStatement } from '../../load/job.ts'

/** One read: the client's request, and the server's statement. */
export interface Ask {
  readonly path: string
  /** Absent: GET. */
  readonly method?: 'POST'
  readonly headers?: Record<string, string>
  readonly statement: SqlStatement
  /** Statements that the server needs first to build this one. */
  readonly before?: readonly SqlStatement[]
}

export interface ReadScenario {
  readonly name: string
  readonly title: string
  asks(world: World): Promise<readonly Ask[]>
}
