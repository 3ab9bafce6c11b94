import { anyValue } from '../../../platform/database/any-value.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type InLanguages, inLanguages, type TextRow, textColumns } from '../../visits/public.ts'

export interface TestDetails {
  readonly id: string
  readonly recordId: string
  readonly profileId: string
  readonly patientFirstName: string | null
  readonly providerCode: string
  readonly providerName: InLanguages
  readonly laboratory: string | null
  readonly kind: 'analysis' | 'conclusion'
  readonly name: string | null
  readonly branchName: InLanguages | null
  readonly physicianName: string | null
  readonly takenAt: Date
  readonly status: 'in-progress' | 'ready'
  readonly withdrawn: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly documentIds: readonly string[]
  readonly hasValues: boolean
}

interface Row extends TextRow<'provider'>, TextRow<'branch'> {
  readonly id: string
  readonly record_id: string
  readonly profile_id: string
  readonly first_name: string | null
  readonly provider_code: string
  readonly laboratory: string | null
  readonly kind: TestDetails['kind']
  readonly name: string | null
  readonly branch_id: string | null
  readonly physician_name: string | null
  readonly taken_at: Date
  readonly status: TestDetails['status']
  readonly withdrawn: boolean
  readonly created_at: Date
  readonly updated_at: Date
  readonly document_ids: string[]
  readonly has_values: boolean
}

// Selects the tests first and joins their details by index; as with visits, `offset 0` prevents the planner from
// reading all organisations and branches for the few tests of one family.
const select = (condition: string) => `
  select t.*, who.first_name, p.code as provider_code, ${textColumns('provider', 'p.name')}, ${textColumns('branch', 'b.name')},
    array(select d.id from medical_document d where d.test_id = t.id order by d.position) as document_ids,
    t.status = 'ready' and exists (select from observation o where o.test_id = t.id) as has_values
  from (
    select t.id, t.record_id, r.profile_id, t.provider_id, t.laboratory, t.kind, t.name, t.branch_id, t.physician_name,
      t.taken_at, t.status, t.withdrawn, t.created_at, t.updated_at
    from medical_test t join medical_record r on r.id = t.record_id
    where ${condition} offset 0
  ) t
  cross join lateral (select first_name from profile where id = t.profile_id offset 0) who
  cross join lateral (select * from provider where id = t.provider_id offset 0) p
  left join lateral (select * from branch where id = t.branch_id offset 0) b on true`

const ofPeople = `r.profile_id = any(${anyValue('$1', 'uuid[]')})`
const atProvider = '$2::text is null or p.code = $2'
const latestFirst = 'order by t.taken_at desc, t.id'

const one = { name: 'medical-test', text: select('t.id = $1 and not t.withdrawn') }
const all = {
  name: 'medical-tests-of',
  text: `${select(`${ofPeople} and not t.withdrawn`)} where ${atProvider} ${latestFirst}`,
}
const changedSince = {
  name: 'medical-tests-changed',
  text: `${select(`${ofPeople} and t.updated_at >= ${anyValue('$3', 'timestamptz')}`)} where ${atProvider} ${latestFirst}`,
}

export async function findTest({ pool }: Database, id: string): Promise<TestDetails | undefined> {
  const { rows } = await pool.query<Row>({ ...one, values: [id] })
  return rows[0] && testOf(rows[0])
}

interface Asked {
  readonly profileIds: readonly string[]
  readonly providerCode: string | null
}

export async function readTests({ pool }: Database, asked: Asked): Promise<TestDetails[]> {
  const { rows } = await pool.query<Row>({ ...all, values: [asked.profileIds, asked.providerCode] })
  return rows.map(testOf)
}

/** Tests that changed since then, withdrawn ones included. */
export async function readChangedTests(
  { reads }: Database,
  asked: Asked & { readonly since: Date },
): Promise<TestDetails[]> {
  const { rows } = await reads.query<Row>(changedTestsQuery(asked))
  return rows.map(testOf)
}

/** The statement of the read above. */
export const changedTestsQuery = ({ profileIds, providerCode, since }: Asked & { readonly since: Date }) => ({
  ...changedSince,
  values: [profileIds, providerCode, since],
})

const testOf = (row: Row): TestDetails => ({
  id: row.id,
  recordId: row.record_id,
  profileId: row.profile_id,
  patientFirstName: row.first_name,
  providerCode: row.provider_code,
  providerName: inLanguages(row, 'provider'),
  laboratory: row.laboratory,
  kind: row.kind,
  name: row.name,
  branchName: row.branch_id === null ? null : inLanguages(row, 'branch'),
  physicianName: row.physician_name,
  takenAt: row.taken_at,
  status: row.status,
  withdrawn: row.withdrawn,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  documentIds: row.document_ids,
  hasValues: row.has_values,
})
