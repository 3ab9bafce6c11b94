import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Relation } from '../../family/public.ts'

/** The reply link of a reminder, for the time at which its visit is still planned. */
export interface Reply extends Relation {
  readonly visitId: string
  readonly profileId: string
  readonly startsAt: Date
  readonly status: string
  readonly confirmedAt: Date | null
  readonly patient: string
  /** Null: sent to the phone that a guest left with the visit. */
  readonly accountId: string | null
  /** Phone and language for messages to the person who answers. */
  readonly phone: string | null
  readonly language: Language
}

export async function findReply(db: Kysely<DB>, tokenHash: Buffer, now: Date): Promise<Reply | undefined> {
  const { rows } = await sql<Reply>`
    select v.id as "visitId", v.profile_id as "profileId", v.starts_at as "startsAt", v.status,
      v.confirmed_at as "confirmedAt", coalesce(who.first_name, '') as patient, sent.account_id as "accountId",
      coalesce(acc.phone, contact.phone) as phone, coalesce(acc.language, contact.language) as language,
      rel.rel_kind as "relKind", rel.access_level as "accessLevel"
    from reminder sent join visit v on v.id = sent.visit_id and v.starts_at = sent.starts_at
    join profile who on who.id = v.profile_id
    left join account acc on acc.id = sent.account_id
    left join family_relation rel on rel.account_id = sent.account_id and rel.profile_id = v.profile_id
    left join visit_contact contact
      on contact.visit_id = v.id and sent.account_id is null and contact.imported_by is null
    where sent.reply_hash = ${tokenHash} and v.starts_at > ${now}
      and (rel.account_id is not null or contact.visit_id is not null)`.execute(db)
  return rows[0]
}

/**
 * Records that the patient will come at this time. False: already confirmed, or the visit is not planned any
 * more.
 */
export async function confirm(
  trx: Kysely<DB>,
  { visitId, startsAt }: Pick<Reply, 'visitId' | 'startsAt'>,
  now: Date,
): Promise<boolean> {
  const confirmed = await trx
    .updateTable('visit')
    .set({ confirmed_at: now })
    .where('id', '=', visitId)
    .where('starts_at', '=', startsAt)
    .where(sql<boolean>`visit_is_planned(status)`)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return confirmed.numUpdatedRows > 0n
}
