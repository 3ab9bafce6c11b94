import type pg from 'pg'
import type { CatalogueDeps } from './deps.ts'

interface Statement {
  readonly name: string | undefined
  readonly text: string
  readonly values: readonly unknown[]
}

/** Runs a named statement with the other quick ones, one without a name on a connection of its own. */
export function runStatement<Row extends pg.QueryResultRow>(
  { database }: CatalogueDeps,
  { name, text, values }: Statement,
): Promise<pg.QueryResult<Row>> {
  return name === undefined
    ? database.pool.query<Row>({ text, values: [...values] })
    : database.reads.query<Row>({ name, text, values })
}
