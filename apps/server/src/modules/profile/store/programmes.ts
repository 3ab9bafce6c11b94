import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface OwnProgramme {
  readonly code: string
  readonly kind: 'EMPLOYER' | 'INSURER'
  readonly caption: { readonly ru: string; readonly be: string | null; readonly en: string | null }
  readonly activatedOn: CivilDate
  readonly coversFamily: boolean
  readonly phones: string[]
}

interface OwnProgrammeRow {
  readonly programme_code: string
  readonly kind: OwnProgramme['kind']
  readonly caption_ru: string
  readonly caption_be: string | null
  readonly caption_en: string | null
  readonly valid_from: CivilDate
  readonly covers_family: boolean
  readonly phones: string[]
}

/** The own programmes that cover the owner of an account today, in the order in which they began. */
export async function programmesOf(
  db: Kysely<DB>,
  accountId: string,
  today: CivilDate,
): Promise<OwnProgramme[]> {
  const { rows } = await sql<OwnProgrammeRow>`
    select c.programme_code, c.kind, p.caption_ru, p.caption_be, p.caption_en, c.valid_from, c.covers_family, p.phones
    from family_relation me
    cross join lateral coverages_of(me.profile_id, ${today}) c
    join programme p on p.code = c.programme_code
    where me.account_id = ${accountId} and me.rel_kind = 'ME' and c.is_own
    order by c.valid_from, c.programme_code`.execute(db)
  return rows.map(row => ({
    code: row.programme_code,
    kind: row.kind,
    caption: { ru: row.caption_ru, be: row.caption_be, en: row.caption_en },
    activatedOn: row.valid_from,
    coversFamily: row.covers_family,
    phones: row.phones,
  }))
}
