import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

export interface OwnProgramme {
  readonly code: string
  readonly kind: 'EMPLOYER' | 'INSURER'
  readonly caption: { readonly ru: string; readonly be: string | null; readonly en: string | null }
  readonly activatedOn: CivilDate
  readonly coversFamily: boolean
}

/** The programmes that cover an account today, in the order in which they began. */
export async function programmesOf(
  db: Kysely<DB>,
  accountId: string,
  today: CivilDate,
): Promise<OwnProgramme[]> {
  const rows = await db
    .selectFrom('account_programme as link')
    .innerJoin('programme', 'programme.code', 'link.programme_code')
    .select(['programme.code', 'programme.kind', 'caption_ru', 'caption_be', 'caption_en'])
    .select(['link.activated_on', 'link.covers_family'])
    .where('link.account_id', '=', accountId)
    .where('programme.active', '=', true)
    .where('link.activated_on', '<=', today)
    .where(where => where.or([where('link.valid_to', 'is', null), where('link.valid_to', '>=', today)]))
    .orderBy('link.activated_on')
    .orderBy('programme.code')
    .execute()
  return rows.map(row => ({
    code: row.code,
    kind: row.kind === 'EMPLOYER' ? 'EMPLOYER' : 'INSURER',
    caption: { ru: row.caption_ru, be: row.caption_be, en: row.caption_en },
    activatedOn: row.activated_on,
    coversFamily: row.covers_family,
  }))
}
