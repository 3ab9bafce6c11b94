import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/** The programmes that these people have or had, for the copy of an account's data. */
export async function coveragesForExport(
  db: Kysely<DB>,
  { profileIds, language }: { readonly profileIds: readonly string[]; readonly language: Language },
) {
  const { rows } = await sql`
    select c.profile_id as "profileId", p.code as coverer,
      coalesce(${sql.ref(`p.caption_${language}`)}, p.caption_ru) as "programCaption", p.kind,
      greatest(k.activates_on, m.valid_from) as "validFrom", least(k.ends_on, m.valid_to) as "validTo",
      c.linked_at as "linkedAt", c.ended_at as "endedAt", c.ended_by as "endedBy"
    from coverage c
    join programme p on p.code = c.programme_code
    join programme_member m on m.id = c.member_id
    join programme_contract k on k.id = m.contract_id
    where c.profile_id = any(${profileIds}::uuid[])
    order by c.linked_at, p.code`.execute(db)
  return rows
}
