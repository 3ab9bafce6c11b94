import type { AccessLevel, AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Database } from '../../../platform/database/database.ts'
import { heldLevels } from '../held-levels.ts'
import type { Member } from '../public.ts'

interface MemberRow {
  readonly profile_id: string
  readonly rel_kind: Member['relKind']
  readonly access_level: AccessLevel
  readonly grant_level: AccessLevel | null
  readonly last_name: string | null
  readonly first_name: string | null
  readonly middle_name: string | null
  readonly birthday: string | null
  readonly sex: Member['sex']
  readonly consent_received: boolean
}

const select = `select r.profile_id, r.rel_kind, r.access_level, r.grant_level, p.last_name, p.first_name, p.middle_name,
    p.birthday, p.sex, p.consent_received_at is not null as consent_received
  from family_relation r join profile p on p.id = r.profile_id`

// Prepared once for each connection: every booking asks it. Two statements, because PostgreSQL would plan one
// with an optional parameter anew at every execution.
const one = { name: 'family-member', text: `${select} where r.account_id = $1 and r.profile_id = $2` }
const everyone = {
  name: 'family-members',
  text: `${select} where r.account_id = $1 order by r.rel_kind <> 'ME', r.created_at, r.profile_id`,
}

/** One member, or everyone (null), the person themselves first. */
export async function readMembers(
  { pool }: Database,
  accountId: string,
  profileId: string | null,
  override: AccessLevelsOverride,
): Promise<Member[]> {
  const { rows } = await pool.query<MemberRow>(
    profileId === null ? { ...everyone, values: [accountId] } : { ...one, values: [accountId, profileId] },
  )
  return rows.map(row => ({
    profileId: row.profile_id,
    relKind: row.rel_kind,
    accessLevels: heldLevels({ relKind: row.rel_kind, accessLevel: row.access_level }, override),
    grantLevel: row.grant_level,
    lastName: row.last_name,
    firstName: row.first_name,
    middleName: row.middle_name,
    birthday: row.birthday,
    sex: row.sex,
    consentReceived: row.consent_received,
  }))
}
