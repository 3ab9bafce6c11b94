import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/** An account's waits and offers in words, for the export of its data. */
export async function waitsForExport(db: Kysely<DB>, accountId: string, language: Language) {
  const words = (alias: string) =>
    sql<string | null>`coalesce(${sql.ref(`${alias}.name_${language}`)}, ${sql.ref(`${alias}.name_ru`)})`
  const { rows } = await sql<Record<string, unknown>>`
    select w.id as "waitId", w.profile_id as "profileId", w.visit_id as "orderId", w.joined_at as "joinedAt",
      ${words('p')} as clinic, ${words('b')} as branch, ${words('sv')} as service,
      nullif(concat_ws(' ', d.last_name_ru, d.first_name_ru, d.middle_name_ru), '') as physician,
      w.weekdays, to_char(w.time_from, 'HH24:MI') as "timeFrom", to_char(w.time_to, 'HH24:MI') as "timeTo",
      w.last_date as "lastDate", w.ended_at as "endedAt", w.end_reason as "endReason",
      (select coalesce(json_agg(json_build_object('startDate', o.starts_at, 'offeredAt', o.made_at,
          'expiresAt', o.expires_at, 'state', o.state) order by o.made_at), '[]')
        from waitlist_offer o where o.entry_id = w.id) as offers
    from waitlist_entry w
    join provider p on p.id = w.provider_id
    left join branch b on b.id = w.branch_id
    left join service sv on sv.id = w.service_id
    left join doctor d on d.id = w.doctor_id
    where w.account_id = ${accountId} order by w.number`.execute(db)
  return rows
}
