import type { Database } from '../../../platform/database/database.ts'
import { errorCode } from '../../../platform/error-code.ts'

const DEADLOCK = '40P01'
const ATTEMPTS = 5

/**
 * Calls one of the SQL functions that decide a booking, a move or a cancellation; each is a whole transaction.
 * They take their locks in one order. Another writer, such as an import, may take them in another order: then
 * PostgreSQL rolls back one of the two as a deadlock, and that call is retried here.
 */
export async function callDecisionFunction<Row extends object>(
  database: Database,
  query: { readonly name: string; readonly text: string },
  values: readonly unknown[],
): Promise<Row> {
  const row = await callDecisionFunctionIfAny<Row>(database, query, values)
  if (!row) throw new Error(`${query.name} decided nothing`)
  return row
}

/** The same for functions that may return no row. */
export async function callDecisionFunctionIfAny<Row extends object>(
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
