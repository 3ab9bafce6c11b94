import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface ProgrammeOfOwner {
  readonly code: string
  readonly kind: 'EMPLOYER' | 'INSURER'
  readonly caption: { readonly ru: string; readonly be: string | null; readonly en: string | null }
  readonly activatedOn: CivilDate
  readonly coversFamily: boolean
  readonly phones: string[]
  /** False: by a spouse or parent. */
  readonly isOwn: boolean
  /** False: on later days that can be booked only. */
  readonly coversToday: boolean
}

interface ProgrammeRow {
  readonly programme_code: string
  readonly kind: ProgrammeOfOwner['kind']
  readonly caption_ru: string
  readonly caption_be: string | null
  readonly caption_en: string | null
  readonly valid_from: CivilDate
  readonly covers_family: boolean
  readonly phones: string[]
  readonly is_own: boolean
  readonly covers_today: boolean
}

/** The own programmes that cover the owner of an account today, in the order in which they began. */
export const programmesOf = async (...asked: Parameters<typeof coveringProgrammes>) =>
  (await coveringProgrammes(...asked)).filter(({ isOwn, coversToday }) => isOwn && coversToday)

/**
 * The programmes that cover the owner of an account on any day that can be booked, once each: those of today first, of these own ones
 * first, then in the order in which they begin.
 */
export async function coveringProgrammes(
  db: Kysely<DB>,
  accountId: string,
  today: CivilDate,
): Promise<ProgrammeOfOwner[]> {
  const { from, to } = bookingWindow(today)
  const { rows } = await sql<ProgrammeRow>`
    select c.programme_code, c.kind, p.caption_ru, p.caption_be, p.caption_en, c.valid_from, c.covers_family, p.phones, c.is_own,
      c.valid_from <= ${from}::date as covers_today
    from family_relation me
    cross join lateral coverages_between(me.profile_id, ${from}::date, ${to}::date) c
    join programme p on p.code = c.programme_code
    where me.account_id = ${accountId} and me.rel_kind = 'ME'
    order by c.valid_from > ${from}::date, not c.is_own, c.valid_from, c.programme_code`.execute(db)
  const once = new Map(rows.toReversed().map(row => [row.programme_code, row]))
  return rows
    .filter(row => once.get(row.programme_code) === row)
    .map(row => ({
      code: row.programme_code,
      kind: row.kind,
      caption: { ru: row.caption_ru, be: row.caption_be, en: row.caption_en },
      activatedOn: row.valid_from,
      coversFamily: row.covers_family,
      phones: row.phones,
      isOwn: row.is_own,
      coversToday: row.covers_today,
    }))
}

/** The programmes that keep the data of the owner of an account, also before their first day and while they are suspended. */
export async function programmesKeeping(
  db: Kysely<DB>,
  accountId: string,
  today: CivilDate,
): Promise<Pick<ProgrammeOfOwner, 'code' | 'caption' | 'phones'>[]> {
  const { rows } = await sql<
    Pick<ProgrammeRow, 'programme_code' | 'caption_ru' | 'caption_be' | 'caption_en' | 'phones'>
  >`
    select linked.programme_code, p.caption_ru, p.caption_be, p.caption_en, p.phones
    from family_relation me
    cross join lateral linked_programmes(me.profile_id, ${today}) linked
    join programme p on p.code = linked.programme_code
    where me.account_id = ${accountId} and me.rel_kind = 'ME'
    order by linked.programme_code`.execute(db)
  return rows.map(row => ({
    code: row.programme_code,
    caption: { ru: row.caption_ru, be: row.caption_be, en: row.caption_en },
    phones: row.phones,
  }))
}
