import type { Database } from '../../../platform/database/database.ts'
import { type InLanguages, inLanguages, type TextRow, textColumns } from '../../visits/public.ts'

/** A patient's record at an organisation, as far as reading its documents needs. */
export interface MedicalRecord {
  readonly id: string
  readonly profileId: string
  readonly providerId: string
  readonly providerCode: string
  readonly providerName: InLanguages
  readonly phone: string
  readonly consent: {
    readonly paperOn: string | null
    readonly givenAt: Date | null
    readonly withdrawnAt: Date | null
  }
}

interface Row extends TextRow<'provider'> {
  readonly id: string
  readonly profile_id: string
  readonly provider_id: string
  readonly provider_code: string
  readonly phone: string
  readonly paper_on: string | null
  readonly given_at: Date | null
  readonly withdrawn_at: Date | null
}

const select = `select r.id, r.profile_id, r.provider_id, p.code as provider_code, ${textColumns('provider', 'p.name')},
    r.phone, r.paper_consent_on as paper_on, c.given_at, c.withdrawn_at
  from medical_record r
  join provider p on p.id = r.provider_id
  left join documents_consent c on c.profile_id = r.profile_id and c.provider_id = r.provider_id`

const one = { name: 'medical-record', text: `${select} where r.id = $1 and r.profile_id is not null` }
const ofPeople = {
  name: 'medical-records-of',
  text: `${select} where r.profile_id = any($1::uuid[]) order by p.id, r.id`,
}

/** A record that is assigned to a profile. */
export async function findRecord({ pool }: Database, id: string): Promise<MedicalRecord | undefined> {
  const { rows } = await pool.query<Row>({ ...one, values: [id] })
  return rows[0] && recordOf(rows[0])
}

export async function recordsOf(
  { pool }: Pick<Database, 'pool'>,
  profileIds: readonly string[],
): Promise<MedicalRecord[]> {
  const { rows } = await pool.query<Row>({ ...ofPeople, values: [profileIds] })
  return rows.map(recordOf)
}

const recordOf = (row: Row): MedicalRecord => ({
  id: row.id,
  profileId: row.profile_id,
  providerId: row.provider_id,
  providerCode: row.provider_code,
  providerName: inLanguages(row, 'provider'),
  phone: row.phone,
  consent: { paperOn: row.paper_on, givenAt: row.given_at, withdrawnAt: row.withdrawn_at },
})
