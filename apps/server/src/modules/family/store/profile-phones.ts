import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { PersonRow } from './people.ts'

/** Sets the phone that a parent enters for a child; null deletes it. */
export async function writePhone(trx: Kysely<DB>, profileId: string, phone: string | null): Promise<void> {
  if (phone === null) {
    await trx.deleteFrom('profile_phone').where('profile_id', '=', profileId).execute()
    return
  }
  await keepPhone(trx, { profileId, phone, confirmedAt: null })
}

/** Stores the phone of a person without an account, whether or not a code confirmed it. */
export async function keepPhone(
  trx: Kysely<DB>,
  { profileId, phone, confirmedAt }: { profileId: string; phone: string; confirmedAt: Date | null },
): Promise<void> {
  await trx
    .insertInto('profile_phone')
    .values({ profile_id: profileId, phone, confirmed_at: confirmedAt })
    .onConflict(conflict => conflict.column('profile_id').doUpdateSet({ phone, confirmed_at: confirmedAt }))
    .execute()
}

export type Unowned = PersonRow & { readonly confirmed_at: Date | null }

/** The people without an account who have this phone. */
export async function unownedAt(trx: Kysely<DB>, phone: string): Promise<Unowned[]> {
  return trx
    .selectFrom('profile_phone as known')
    .innerJoin('profile', 'profile.id', 'known.profile_id')
    .select(['id', 'last_name', 'first_name', 'middle_name', 'birthday', 'sex', 'consent_received_at'])
    .select('known.confirmed_at')
    .where('known.phone', '=', phone)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('family_relation as self')
            .whereRef('self.profile_id', '=', 'profile.id')
            .where('self.rel_kind', '=', 'ME')
            .select('self.profile_id'),
        ),
      ),
    )
    .orderBy('profile.created_at')
    .execute()
}

export async function forgetPhone(trx: Kysely<DB>, profileId: string): Promise<void> {
  await trx.deleteFrom('profile_phone').where('profile_id', '=', profileId).execute()
}

/** The phone of a person without an account. */
export async function phoneOf(db: Kysely<DB>, profileId: string): Promise<string | undefined> {
  const known = await db
    .selectFrom('profile_phone')
    .select('phone')
    .where('profile_id', '=', profileId)
    .executeTakeFirst()
  return known?.phone
}
