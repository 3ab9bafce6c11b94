import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * The one person whom a medical organisation knows by this phone, and whose profile no account owns. Nobody where
 * a family shares the phone: whose name it is cannot be told.
 */
export async function unownedProfile(db: Kysely<DB>, phone: string, providerCode: string) {
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
  if (!only?.last_name || !only.first_name || another) return undefined
  return {
    lastName: only.last_name,
    firstName: only.first_name,
    middleName: only.middle_name,
    birthday: only.birthday as CivilDate | null,
    sex: only.sex === 'MALE' || only.sex === 'FEMALE' ? (only.sex as 'MALE' | 'FEMALE') : null,
  }
}
