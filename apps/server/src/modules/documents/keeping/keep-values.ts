import { measuredNumber } from '@vizit/domain/observations/measured-value.ts'
import { valueFlag } from '@vizit/domain/observations/value-flag.ts'
import { type Insertable, type Kysely, sql } from 'kysely'
import type { DB, Observation } from '../../../platform/database/generated/db.ts'
import type { KeptValue } from './kept.ts'

/** Stores the values of a test in their order; false where they are those that it has. */
export async function keepValues(
  trx: Kysely<DB>,
  testId: string,
  values: readonly KeptValue[],
): Promise<boolean> {
  const rows = values.map((value, index) => rowOf(testId, index + 1, value))
  const { rows: known } = await sql<{ row: unknown }>`
    select to_jsonb(o) as row from observation o where test_id = ${testId} order by position`.execute(trx)
  if (
    sameRows(
      known.map(({ row }) => row as Row),
      rows,
    )
  )
    return false
  await trx.deleteFrom('observation').where('test_id', '=', testId).execute()
  if (rows.length > 0) await trx.insertInto('observation').values(rows).execute()
  return true
}

type Row = Insertable<Observation>

function rowOf(testId: string, position: number, said: KeptValue): Row {
  const { analyteCode, name, value, unit, low, high, reference, flag } = said
  const measured = measuredNumber(value)
  return {
    test_id: testId,
    position,
    analyte_code: analyteCode,
    name,
    value,
    ...measured,
    unit,
    low,
    high,
    reference,
    flag: valueFlag({ ...measured, low, high, said: flag }),
  }
}

const sameRows = (some: readonly Row[], others: readonly Row[]) =>
  some.length === others.length &&
  some.every((row, index) => {
    const other = others[index]
    return other !== undefined && (Object.keys(other) as (keyof Row)[]).every(key => row[key] === other[key])
  })
