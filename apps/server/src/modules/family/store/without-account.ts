import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/** How a person is reached whom no account calls its own. */
export interface WithoutAccount {
  readonly firstName: string
  /** The phone that relatives have entered; null: none is known. */
  readonly phone: string | null
  /** Of the relative who has known the person for longest. */
  readonly language: Language
  /** The accounts of parents whose rights ended when the person turned 18. */
  readonly formerParents: readonly string[]
}

/** Undefined: the person has an account, or is in nobody's family. */
export async function withoutAccount(db: Kysely<DB>, profileId: string): Promise<WithoutAccount | undefined> {
  const { rows } = await sql<WithoutAccount & { language: Language | null }>`
    select coalesce(p.first_name, '') as "firstName", known.phone,
      (select a.language from family_relation r join account a on a.id = r.account_id
        where r.profile_id = p.id order by r.created_at, a.id limit 1) as language,
      array(select r.account_id::text from family_relation r
        where r.profile_id = p.id and r.is_grown_child order by r.account_id) as "formerParents"
    from profile p
    left join profile_phone known on known.profile_id = p.id
    where p.id = ${profileId}
      and not exists (select from family_relation r where r.profile_id = p.id and r.rel_kind = 'ME')`.execute(
    db,
  )
  const [person] = rows
  return person?.language ? person : undefined
}
