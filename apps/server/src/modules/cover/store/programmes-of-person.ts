import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { bookingWindow } from '@vizit/domain/timetable/booking-window.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface ProgrammeOfPerson {
  readonly coverageId: string
  readonly code: string
  readonly caption: { readonly ru: string; readonly be: string | null; readonly en: string | null }
  readonly memberId: string
  readonly familyCode: string
  readonly validFrom: CivilDate
  readonly validTo: CivilDate | null
  readonly isOwn: boolean
}

/**
 * The programmes that cover a person on any day that can be booked, since the day of a visit decides: those of today first, of these
 * the person's own first, then in the order in which they begin.
 */
export async function programmesOfPerson(
  db: Kysely<DB>,
  profileId: string,
  today: CivilDate,
): Promise<ProgrammeOfPerson[]> {
  const { from, to } = bookingWindow(today)
  const { rows } = await sql<ProgrammeOfPerson>`
    select c.coverage_id as "coverageId", c.programme_code as code, c.member_id as "memberId", c.family_code as "familyCode",
      json_build_object('ru', p.caption_ru, 'be', p.caption_be, 'en', p.caption_en) as caption,
      c.valid_from as "validFrom", c.valid_to as "validTo", c.is_own as "isOwn"
    from coverages_between(${profileId}, ${from}::date, ${to}::date) c
    join programme p on p.code = c.programme_code
    order by c.valid_from > ${from}::date, not c.is_own, c.valid_from, c.programme_code, c.coverage_id`.execute(
    db,
  )
  return rows
}
