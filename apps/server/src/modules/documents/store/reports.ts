import type { Database } from '../../../platform/database/database.ts'
import { type InLanguages, inLanguages, type TextRow, textColumns } from '../../visits/public.ts'

export interface ReportDetails {
  readonly id: string
  readonly recordId: string
  readonly profileId: string
  readonly providerCode: string
  readonly visitId: string | null
  readonly name: string | null
  readonly branchName: InLanguages | null
  readonly physicianName: string | null
  readonly issuedAt: Date
  readonly updatedAt: Date
  readonly documentIds: readonly string[]
}

interface Row extends TextRow<'branch'> {
  readonly id: string
  readonly record_id: string
  readonly profile_id: string
  readonly provider_code: string
  readonly visit_id: string | null
  readonly name: string | null
  readonly branch_id: string | null
  readonly physician_name: string | null
  readonly issued_at: Date
  readonly updated_at: Date
  readonly document_ids: string[]
}

// A report does not name its visit when the visit belongs to another profile now.
const select = `
  select m.id, m.record_id, r.profile_id, p.code as provider_code, v.id as visit_id, m.name, m.branch_id,
    ${textColumns('branch', 'b.name')}, m.physician_name, m.issued_at, m.updated_at,
    array(select d.id from medical_document d where d.report_id = m.id order by d.position) as document_ids
  from medical_report m
  join medical_record r on r.id = m.record_id
  join provider p on p.id = m.provider_id
  left join visit v on v.id = m.visit_id and v.profile_id = r.profile_id
  left join branch b on b.id = m.branch_id`

const one = {
  name: 'medical-report',
  text: `${select} where m.id = $1 and r.profile_id is not null and not m.withdrawn`,
}
const ofPeople = {
  name: 'medical-reports-of',
  text: `${select} where r.profile_id = any($1::uuid[]) and ($2::text is null or p.code = $2) and not m.withdrawn
    order by m.issued_at desc, m.id`,
}
const ofVisits = {
  name: 'medical-reports-of-visits',
  text: `${select} where m.visit_id = any($1::uuid[]) and v.id is not null and not m.withdrawn
    order by m.issued_at, m.id`,
}

export async function findReport({ pool }: Database, id: string): Promise<ReportDetails | undefined> {
  const { rows } = await pool.query<Row>({ ...one, values: [id] })
  return rows[0] && reportOf(rows[0])
}

export async function readReports(
  { pool }: Database,
  asked: { readonly profileIds: readonly string[]; readonly providerCode: string | null },
): Promise<ReportDetails[]> {
  const { rows } = await pool.query<Row>({ ...ofPeople, values: [asked.profileIds, asked.providerCode] })
  return rows.map(reportOf)
}

export async function readReportsOfVisits(
  { pool }: Database,
  visitIds: readonly string[],
): Promise<ReportDetails[]> {
  if (visitIds.length === 0) return []
  const { rows } = await pool.query<Row>({ ...ofVisits, values: [visitIds] })
  return rows.map(reportOf)
}

const reportOf = (row: Row): ReportDetails => ({
  id: row.id,
  recordId: row.record_id,
  profileId: row.profile_id,
  providerCode: row.provider_code,
  visitId: row.visit_id,
  name: row.name,
  branchName: row.branch_id === null ? null : inLanguages(row, 'branch'),
  physicianName: row.physician_name,
  issuedAt: row.issued_at,
  updatedAt: row.updated_at,
  documentIds: row.document_ids,
})
