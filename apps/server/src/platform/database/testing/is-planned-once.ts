import type { Database } from '../database.ts'

interface Prepared {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** PostgreSQL makes this many custom plans before it considers a generic plan. */
const TRIED = 5

/** Whether one plan of a statement is used for all values. */
export async function isPlannedOnce({ pool }: Pick<Database, 'pool'>, statement: Prepared): Promise<boolean> {
  const client = await pool.connect()
  try {
    for (let times = 0; times <= TRIED; times += 1)
      await client.query({ ...statement, values: [...statement.values] })
    const { rows } = await client.query<{ generic_plans: string }>(
      'select generic_plans from pg_prepared_statements where name = $1',
      [statement.name],
    )
    return rows[0]?.generic_plans === '1'
  } finally {
    client.release(true)
  }
}
