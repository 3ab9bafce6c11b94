import type { ProgramInfo } from '@vizit/contract/shapes/cover.ts'
import { type Kysely, sql } from 'kysely'
import type { z } from 'zod'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/** What anybody may know of a programme; undefined: there is none of this code, or it has ended. */
export async function readProgramme(
  db: Kysely<DB>,
  code: string,
  language: Language,
): Promise<z.output<typeof ProgramInfo> | undefined> {
  const said = (column: string) =>
    sql`coalesce(${sql.ref(`p.${column}_${language}`)}, ${sql.ref(`p.${column}_ru`)})`
  const { rows } = await sql<z.output<typeof ProgramInfo>>`
    select p.code, p.kind, ${said('caption')} as "programCaption", p.is_limited as "isLimited",
      p.covers_family as "coversFamily", array_to_string(p.phones, ';') as phones, ${said('about')} as about,
      ${said('joining')} as joining, centres.covered as "medcentersCovered",
      centres.shown - centres.covered as "medcentersNotCovered"
    from programme p
    cross join lateral (
      select count(*)::int as shown, count(c.branch_id)::int as covered
      from branch b
      join provider o on o.id = b.provider_id and o.active
      left join covered_branch c on c.programme_code = p.code and c.branch_id = b.id
      where b.active
    ) centres
    where p.code = ${code} and p.active`.execute(db)
  return rows[0]
}
