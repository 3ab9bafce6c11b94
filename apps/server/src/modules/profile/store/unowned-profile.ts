import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * The one person whom a medical organisation knows by this phone and whose profile no account owns. Undefined if
 * several people share the phone, because we cannot tell which of them it is.
 */
export async function unownedProfile(
  db: Kysely<DB>,
  phone: string,
  providerCode: string,
): Promise<PersonFacts | undefined> {
  const [only, another] = await db
    .selectFrom('profile')
    .select(['last_name', 'first_name', 'middle_name', 'birthday', 'sex'])
    .where('clinic_phone', '=', phone)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('family_relation').whereRef('profile_id', '=', 'profile.id').select('profile_id')),
      ),
    )
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('visit')
          .innerJoin('provider', 'provider.id', 'visit.provider_id')
          .whereRef('visit.profile_id', '=', 'profile.id')
          .where('provider.code', '=', providerCode)
          .select('visit.id'),
      ),
    )
    .limit(2)
    .execute()
  if (!only?.last_name || !only.first_name || !only.birthday || another) return undefined
  const { last_name: lastName, first_name: firstName, middle_name: middleName, birthday, sex } = only
  return sex === 'MALE' || sex === 'FEMALE' ? { lastName, firstName, middleName, birthday, sex } : undefined
}
