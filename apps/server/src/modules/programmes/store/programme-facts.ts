import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

export interface Coverer {
  readonly programCaption: string
  /** Separated by semicolons. */
  readonly phones: string
}

/** A programme as a refusal names it. */
export async function covererOf(db: Kysely<DB>, programme: string, language: Language): Promise<Coverer> {
  const { rows } = await sql<Coverer>`
    select coalesce(${sql.ref(`caption_${language}`)}, caption_ru) as "programCaption",
      array_to_string(phones, ';') as phones
    from programme where code = ${programme}`.execute(db)
  return rows[0] ?? { programCaption: programme, phones: '' }
}

/** The employer's programme to which a domain belongs. */
export async function programmeOfDomain(db: Kysely<DB>, domain: string): Promise<string | undefined> {
  const { rows } = await sql<{ code: string }>`
    select p.code from programme_domain d join programme p on p.code = d.programme_code
    where d.domain = ${domain} and p.active and p.kind = 'EMPLOYER'`.execute(db)
  return rows[0]?.code
}
