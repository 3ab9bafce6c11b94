import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface ChildComingOfAge {
  readonly profileId: string
  readonly firstName: string | null
  readonly birthday: CivilDate
  /** The child's own phone, if a parent has entered it. */
  readonly phone: string | null
}

/** Children of some family who were born on this day or earlier. */
export async function childrenBornBefore(db: Kysely<DB>, day: CivilDate): Promise<ChildComingOfAge[]> {
  const rows = await db
    .selectFrom('profile')
    .leftJoin('profile_phone as known', 'known.profile_id', 'profile.id')
    .select(['profile.id', 'profile.first_name', 'profile.birthday', 'known.phone'])
    .where('profile.birthday', '<=', day)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('family_relation as parent')
          .whereRef('parent.profile_id', '=', 'profile.id')
          .where('parent.rel_kind', '=', 'CHILD')
          .select('parent.profile_id'),
      ),
    )
    .orderBy('profile.id')
    .execute()
  return rows.flatMap(({ id, first_name, birthday, phone }) =>
    birthday === null ? [] : [{ profileId: id, firstName: first_name, birthday, phone }],
  )
}

/** Somebody's child, as it takes its own profile: the phone is the account's from then on. Undefined: nobody's child. */
export async function childOf(trx: Kysely<DB>, profileId: string): Promise<ChildComingOfAge | undefined> {
  const row = await trx
    .selectFrom('profile')
    .select(['first_name', 'birthday'])
    .where('id', '=', profileId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('family_relation as parent')
          .where('parent.profile_id', '=', profileId)
          .where('parent.rel_kind', '=', 'CHILD')
          .select('parent.profile_id'),
      ),
    )
    .executeTakeFirst()
  return row?.birthday
    ? { profileId, firstName: row.first_name, birthday: row.birthday, phone: null }
    : undefined
}

/** Records that a message is sent to somebody. False: it was sent before. */
export async function noticeOnce(
  trx: Kysely<DB>,
  { profileId, kind, phone, now }: { profileId: string; kind: string; phone: string; now: Date },
): Promise<boolean> {
  const noticed = await trx
    .insertInto('family_notice')
    .values({ profile_id: profileId, kind, phone, told_at: now })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return noticed.numInsertedOrUpdatedRows === 1n
}
