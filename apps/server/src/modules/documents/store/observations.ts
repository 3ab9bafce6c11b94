import type { Comparator } from '@vizit/domain/observations/measured-value.ts'
import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { Database } from '../../../platform/database/database.ts'
import { requireOpened, type StoredValue } from '../sealing/sealed-value.ts'

export interface MeasuredRow {
  readonly testId: string
  readonly date: Date
  readonly analyteCode: string
  readonly name: string
  readonly value: string
  readonly number: number | null
  readonly comparator: Comparator | null
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
  readonly reference: string | null
  readonly flag: ValueFlag | null
}

export interface ObservationRow extends MeasuredRow {
  readonly position: number
  /** How often the analyte was measured in the test's record. */
  readonly timesMeasured: number
}

// Columns are named, not `*`: a column that a later migration adds would break prepared statements.
const columns = `o.test_id, o.position, o.analyte_code, o.name, o.value, o.number, o.comparator, o.unit, o.low, o.high,
  o.reference, o.flag, o.sealed, t.taken_at as date`

interface Row extends StoredValue {
  readonly date: Date
}

function measuredRow(documentKey: Buffer, { date, ...stored }: Row): MeasuredRow {
  const { analyte_code: analyteCode, ...measured } = requireOpened(documentKey, stored)
  return { testId: stored.test_id, date, analyteCode, ...measured } as MeasuredRow
}

const ofTest = {
  name: 'observations-of-test',
  text: `select ${columns}, (
      select count(*)::int from observation same join medical_test other on other.id = same.test_id
      where same.analyte_code = o.analyte_code and other.record_id = t.record_id
        and other.status = 'ready' and not other.withdrawn
    ) as "timesMeasured"
    from observation o join medical_test t on t.id = o.test_id
    where o.test_id = $1 order by o.position`,
}

export async function readObservations(
  { pool }: Database,
  documentKey: Buffer,
  testId: string,
): Promise<ObservationRow[]> {
  const { rows } = await pool.query<Row & { timesMeasured: number }>({ ...ofTest, values: [testId] })
  return rows.map(({ timesMeasured, ...row }) => ({
    ...measuredRow(documentKey, row),
    position: row.position,
    timesMeasured,
  }))
}

const ofAnalyte = {
  name: 'observations-of-analyte',
  text: `select ${columns} from medical_test t join observation o on o.test_id = t.id
    where t.record_id = $1 and t.status = 'ready' and not t.withdrawn
      and o.analyte_code = (select analyte_code from observation where test_id = $2 and position = $3)
    order by t.taken_at, t.id`,
}

interface ValueOfTest {
  readonly recordId: string
  readonly testId: string
  readonly position: number
}

/** The values over time of the analyte of one value, the oldest first; empty if there is no such value. */
export async function readAnalyte(
  { pool }: Database,
  documentKey: Buffer,
  { recordId, testId, position }: ValueOfTest,
): Promise<MeasuredRow[]> {
  const { rows } = await pool.query<Row>({ ...ofAnalyte, values: [recordId, testId, position] })
  return rows.map(row => measuredRow(documentKey, row))
}
