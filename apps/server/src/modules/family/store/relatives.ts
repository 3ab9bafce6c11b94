import type { AccessLevel, AccessLevelsOverride } from '@vizit/domain/access/access-level.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Coverer, Relative } from '../member.ts'
import { type MemberRow, meFirst, memberColumns, memberOf, memberTables } from './members.ts'

interface RelativeRow extends MemberRow {
  readonly grant_level: AccessLevel | null
  readonly is_new: boolean
  readonly is_grown_child: boolean
  readonly phone: string | null
  readonly coverers: Coverer[] | null
}

/** Everyone in an account's family with all that the list shows; the owner first. */
export async function readRelatives(
  db: Kysely<DB>,
  accountId: string,
  today: CivilDate,
  override: AccessLevelsOverride,
): Promise<Relative[]> {
  const { from, to } = bookingWindow(today)
  const { rows } = await sql<RelativeRow>`
    select ${sql.raw(memberColumns)}, back.access_level as grant_level, r.seen_at is null as is_new,
      r.rel_kind = 'OTHER' and (r.is_grown_child or coalesce(back.rel_kind = 'PARENT', false)) as is_grown_child,
      case when r.rel_kind = 'CHILD' then written.phone end as phone, cover.coverers
    from ${sql.raw(memberTables)}
    left join family_relation self on self.profile_id = r.profile_id and self.rel_kind = 'ME'
    left join family_relation me on me.account_id = r.account_id and me.rel_kind = 'ME'
    left join family_relation back
      on back.account_id = self.account_id and back.profile_id = me.profile_id and r.rel_kind <> 'ME'
    left join profile_phone written on written.profile_id = r.profile_id
    left join lateral (
      select json_agg(json_build_object(
        'covererCode', c.programme_code, 'validFrom', c.valid_from,
        'status', case when c.valid_from <= ${from}::date then 'ACTIVE' else 'INACTIVE' end,
        'ties', c.valid_from <= ${from}::date and c.covers_family and r.rel_kind in ('CHILD', 'SPOUSE')
      ) order by c.valid_from, c.programme_code) as coverers
      from coverages_between(r.profile_id, ${from}::date, ${to}::date) c
    ) cover on true
    where r.account_id = ${accountId}
    order by ${sql.raw(meFirst)}`.execute(db)
  return rows.map(row => ({
    ...memberOf(row, override),
    grantLevel: row.grant_level,
    isNew: row.is_new,
    isGrownChild: row.is_grown_child,
    phone: row.phone,
    coverers: row.coverers ?? [],
  }))
}

/** Clears `isNew` of everyone. */
export async function markSeen(db: Kysely<DB>, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('family_relation')
    .set({ seen_at: now })
    .where('account_id', '=', accountId)
    .where('seen_at', 'is', null)
    .execute()
}
