import type { World } from '../../datasets/world.ts'
import type { SqlStatement } from '../../load/job.ts'

/** One question, as the client puts it and as the server puts it to the database. */
export interface Ask {
  readonly path: string
  /** GET unless said. */
  readonly method?: 'POST'
  readonly headers?: Record<string, string>
  readonly statement: SqlStatement
  /** What it has to read before that to know what to ask for. */
  readonly before?: readonly SqlStatement[]
}

export interface ReadScenario {
  readonly name: string
  readonly title: string
  asks(world: World): Promise<readonly Ask[]>
}
