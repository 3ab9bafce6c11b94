import type { Comparator } from '@vizit/domain/observations/measured-value.ts'
import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { Database } from '../../../platform/database/database.ts'

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
  /** In the record of the test. */
  readonly timesMeasured: number
}

const columns = `o.test_id as "testId", t.taken_at as date, o.analyte_code as "analyteCode", o.name, o.value, o.number,
  o.comparator, o.unit, o.low, o.high, o.reference, o.flag`

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

export async function readObservations({ pool }: Database, testId: string): Promise<ObservationRow[]> {
  const { rows } = await pool.query<ObservationRow>({ ...ofTest, values: [testId] })
  return rows
}

const ofAnalyte = {
  name: 'observations-of-analyte',
  text: `select ${columns} from medical_test t join observation o on o.test_id = t.id
    where t.record_id = $1 and o.analyte_code = $2 and t.status = 'ready' and not t.withdrawn
    order by t.taken_at, t.id`,
}

/** What an analyte measured in a record, the oldest first. */
export async function readAnalyte(
  { pool }: Database,
  recordId: string,
  analyteCode: string,
): Promise<MeasuredRow[]> {
  const { rows } = await pool.query<MeasuredRow>({ ...ofAnalyte, values: [recordId, analyteCode] })
  return rows
}
