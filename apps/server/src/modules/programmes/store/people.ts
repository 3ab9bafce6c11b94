import type { LinkingPerson } from '@vizit/domain/programmes/link-programme.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'
import type { Patient } from '../../../platform/http/actor.ts'
import { heldLevels, type Relation } from '../../family/public.ts'
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
  return member && isOwnOrChild(member) ? profileId : null
}

const isOwnOrChild = ({ relKind }: Pick<Relation, 'relKind'>) => relKind === 'ME' || relKind === 'CHILD'

/**
 * Waits for whoever changes what an account may do for its children, which then stays until the end of the transaction. Before requests
 * and coverages are locked, as a deletion of the account locks them.
 */
export async function lockChildren(trx: Kysely<DB>, accountId: string): Promise<void> {
  await sql`
    select from family_relation where account_id = ${accountId} and rel_kind = 'CHILD'
    order by profile_id for share`.execute(trx)
}

/** `busy`: somebody is just changing it; only where children are not locked. */
type RightToLink = 'held' | 'gone' | 'busy'

/** Whether an account may still change a person's programmes, until the end of the transaction; the right to oneself does not end. */
export async function rightToLink(
  trx: Kysely<DB>,
  { accountId, profileId }: { readonly accountId: string; readonly profileId: string },
  { family }: Pick<ProgrammesDeps, 'family'>,
): Promise<RightToLink> {
  const relation = sql<Relation>`
    select rel_kind as "relKind", access_level as "accessLevel" from family_relation
    where account_id = ${accountId} and profile_id = ${profileId}`
  const override = await family.accessLevels()
  const isHeld = (held: Relation | undefined) =>
    held !== undefined && isOwnOrChild(held) && heldLevels(held, override).includes('EDIT_PROFILE')
  const [held] = (await relation.execute(trx)).rows
  // Refuses whose account was deleted meanwhile.
  if (!held) await ownProfileId(trx, accountId)
  if (!isHeld(held)) return 'gone'
  if (held?.relKind === 'ME') return 'held'
  const [locked] = (await sql<Relation>`${relation} for share skip locked`.execute(trx)).rows
  if (!locked) return 'busy'
  return isHeld(locked) ? 'held' : 'gone'
}
