import type { LinkingPerson } from '@vizit/domain/programmes/link-programme.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import type { ProgrammesDeps } from '../deps.ts'

interface Row {
  readonly lastName: string | null
  readonly firstName: string | null
  readonly middleName: string | null
  readonly birthday: string | null
  readonly phone: string | null
}

/** A person with the phone of the account that links them; the fields that are missing, if some are. */
export async function linkingPerson(
  trx: Kysely<DB>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
): Promise<LinkingPerson | { readonly missing: string[] }> {
  // Neither row is deleted until the transaction ends, and the person's data, which are compared, stay as they are.
  const { rows } = await sql<Row>`
    select p.last_name as "lastName", p.first_name as "firstName", p.middle_name as "middleName", p.birthday, a.phone
    from profile p
    join family_relation r on r.profile_id = p.id and r.account_id = ${accountId}
    join account a on a.id = r.account_id
    where p.id = ${profileId}
    for share of p for key share of a`.execute(trx)
  const [row] = rows
  if (!row) throw new AccountDeletedError()
  const { lastName, firstName, birthday, middleName, phone } = row
  if (lastName && firstName && birthday) return { lastName, firstName, middleName, birthday, phone }
  const facts = { lastName, firstName, birthday }
  return { missing: (['lastName', 'firstName', 'birthday'] as const).filter(fact => !facts[fact]) }
}

/** The own profile of an account. */
export async function ownProfileId(db: Kysely<DB>, accountId: string): Promise<string> {
  const own = await db
    .selectFrom('family_relation')
    .select('profile_id')
    .where('account_id', '=', accountId)
    .where('rel_kind', '=', 'ME')
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
  return own.profile_id
}

/** The person whose programmes the account may change: its owner, or a child; null: somebody else. */
export async function mayLinkFor(
  actor: Patient,
  profileId: string | undefined,
  { database, family }: Pick<ProgrammesDeps, 'database' | 'family'>,
): Promise<string | null> {
  if (profileId === undefined) return ownProfileId(database.db, actor.accountId)
  const member = await family.memberFor(actor, profileId, 'EDIT_PROFILE')
  return member && (member.relKind === 'ME' || member.relKind === 'CHILD') ? profileId : null
}
