import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Kysely, Selectable } from 'kysely'
import type { DB, Profile } from '../../../platform/database/generated/db.ts'
import { AccountDeletedError } from '../../../platform/http/account-deleted-error.ts'

export type PersonRow = Pick<
  Selectable<Profile>,
  'id' | 'last_name' | 'first_name' | 'middle_name' | 'birthday' | 'sex' | 'consent_received_at'
>

/** The own profile of an account. */
export async function ownProfileOf(db: Kysely<DB>, accountId: string): Promise<PersonRow> {
  return db
    .selectFrom('profile')
    .innerJoin('family_relation as self', 'self.profile_id', 'profile.id')
    .select(['id', 'last_name', 'first_name', 'middle_name', 'birthday', 'sex', 'consent_received_at'])
    .where('self.account_id', '=', accountId)
    .where('self.rel_kind', '=', 'ME')
    .executeTakeFirstOrThrow(() => new AccountDeletedError())
}

/** The name of a profile. */
export async function nameOf(
  db: Kysely<DB>,
  profileId: string,
): Promise<Pick<PersonRow, 'first_name' | 'last_name'>> {
  return db
    .selectFrom('profile')
    .select(['first_name', 'last_name'])
    .where('id', '=', profileId)
    .executeTakeFirstOrThrow()
}

/** The facts of a profile. Null: one of them is missing. */
export function factsOf(row: Omit<PersonRow, 'id' | 'consent_received_at'>): PersonFacts | null {
  const { last_name, first_name, middle_name, birthday, sex } = row
  if (!last_name || !first_name || !birthday || (sex !== 'MALE' && sex !== 'FEMALE')) return null
  return { lastName: last_name, firstName: first_name, middleName: middle_name, birthday, sex }
}

export const columnsOf = ({ lastName, firstName, middleName, birthday, sex }: PersonFacts) => ({
  last_name: lastName,
  first_name: firstName,
  middle_name: middleName,
  birthday,
  sex,
})

/** The account that owns this profile. */
export async function accountOfProfile(db: Kysely<DB>, profileId: string): Promise<string | undefined> {
  const self = await db
    .selectFrom('family_relation')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('rel_kind', '=', 'ME')
    .executeTakeFirst()
  return self?.account_id
}

/** The account of the spouse. Undefined: no spouse, or one without an account. */
export async function spouseOf(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  const spouse = await db
    .selectFrom('family_relation as spouse')
    .innerJoin('family_relation as self', 'self.profile_id', 'spouse.profile_id')
    .select('self.account_id')
    .where('spouse.account_id', '=', accountId)
    .where('spouse.rel_kind', '=', 'SPOUSE')
    .where('self.rel_kind', '=', 'ME')
    .executeTakeFirst()
  return spouse?.account_id
}

/** Which facts the account's owner has not entered yet; joining a family requires all of them. */
export function missingOf(row: PersonRow): string[] {
  const { last_name: lastName, first_name: firstName, birthday, sex } = row
  return Object.entries({ lastName, firstName, birthday, sex })
    .filter(([, value]) => value === null)
    .map(([field]) => field)
}

/** Waits for bookings of this person that are in progress, and blocks new ones until the transaction ends. */
export async function lockPerson(trx: Kysely<DB>, profileId: string): Promise<void> {
  await trx.selectFrom('profile').select('id').where('id', '=', profileId).forUpdate().execute()
}
