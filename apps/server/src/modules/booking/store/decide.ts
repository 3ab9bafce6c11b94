import type { Database } from '../../../platform/database/database.ts'
import { errorCode } from '../../../platform/error-code.ts'

const DEADLOCK = '40P01'
const ATTEMPTS = 5

/**
 * Calls one of the deciding functions of migrations 0005 to 0007, a whole transaction each. They take their locks in
 * one order; where another writer (an import) takes them in another one, PostgreSQL gives one of the two up,
 * and nothing of it is left: that one begins anew.
 */
export async function decide<Row extends object>(
  database: Database,
  query: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<Row> {
  const row = await decideIfAny<Row>(database, query, values)
  if (!row) throw new Error(`${query.name} decided nothing`)
  return row
}

/** The same, where there may be nothing to decide about. */
export async function decideIfAny<Row extends object>(
  database: Database,
  query: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<Row | undefined> {
  for (let attempt = 1; ; attempt++) {
    try {
      const { rows } = await database.decisions.query<Row>({ ...query, values })
      return rows[0]
    } catch (error) {
      if (!isDeadlock(error) || attempt === ATTEMPTS) throw error
    }
  }
}

function isDeadlock(error: unknown): boolean {
  return errorCode(error) === DEADLOCK
}
