import type { AccessLevel, AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { Database } from '../../../platform/database/database.ts'
import { heldLevels } from '../held-levels.ts'
import type { Member } from '../member.ts'

export interface MemberRow {
  readonly profile_id: string
  readonly rel_kind: Member['relKind']
  readonly access_level: AccessLevel
  readonly last_name: string | null
  readonly first_name: string | null
  readonly middle_name: string | null
  readonly birthday: string | null
  readonly sex: Member['sex']
  readonly consent_received_at: Date | null
  readonly photo_id: string | null
}

export const memberColumns = `r.profile_id, r.rel_kind, r.access_level, p.last_name, p.first_name, p.middle_name,
    p.birthday, p.sex, p.consent_received_at, photo.photo_id`

export const memberTables = `family_relation r join profile p on p.id = r.profile_id
  left join person_photo photo on photo.profile_id = p.id`

export const meFirst = `r.rel_kind <> 'ME', r.created_at, r.profile_id`

const select = `select ${memberColumns} from ${memberTables}`

// Prepared once per connection, because every booking runs it. Two statements: with an optional parameter
// PostgreSQL would plan the statement again at every execution.
const one = { name: 'family-member', text: `${select} where r.account_id = $1 and r.profile_id = $2` }
const everyone = { name: 'family-members', text: `${select} where r.account_id = $1 order by ${meFirst}` }

/** One member, or everyone (null); the account's owner first. */
export async function readMembers(
  { reads }: Database,
  accountId: string,
  profileId: string | null,
  override: AccessLevelsOverride,
): Promise<Member[]> {
  const { rows } = await reads.query<MemberRow>(
    profileId === null ? membersQuery(accountId) : { ...one, values: [accountId, profileId] },
  )
  return rows.map(row => memberOf(row, override))
}

/** The statement that reads everyone. */
export const membersQuery = (accountId: string) => ({ ...everyone, values: [accountId] })

export function memberOf(row: MemberRow, override: AccessLevelsOverride): Member {
  return {
    profileId: row.profile_id,
    relKind: row.rel_kind,
    accessLevels: heldLevels({ relKind: row.rel_kind, accessLevel: row.access_level }, override),
    lastName: row.last_name,
    firstName: row.first_name,
    middleName: row.middle_name,
    birthday: row.birthday,
    sex: row.sex,
    consentReceived: row.consent_received_at !== null,
    consentReceivedAt: row.consent_received_at,
    photoUrl: row.photo_id && `/api/v2/my/profile/photo/${row.photo_id}`,
  }
}
