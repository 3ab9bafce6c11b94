import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { normalizeDomain } from '../../../platform/email/normalize-email.ts'
import type { MemberTerms } from '../checks/check-member.ts'

/** What a stored programme demands of its members. */
export async function readMemberTerms(db: Kysely<DB>, programme: string): Promise<MemberTerms> {
  const { rows } = await sql<{
    kind: 'EMPLOYER' | 'INSURER'
    domains: string[]
    contracts: { code: string; needsSuffix: boolean }[]
  }>`
    select p.kind,
      array(select domain from programme_domain d where d.programme_code = p.code) as domains,
      array(select json_build_object('code', c.code, 'needsSuffix', c.needs_suffix)
        from programme_contract c where c.programme_code = p.code and c.removed_at is null) as contracts
    from programme p where p.code = ${programme}`.execute(db)
  const [row] = rows
  return {
    kind: row?.kind,
    // Until its files come again, a programme of the last release may have one in punycode.
    domains: (row?.domains ?? []).map(normalizeDomain),
    contracts: new Map((row?.contracts ?? []).map(({ code, needsSuffix }) => [code, { needsSuffix }])),
  }
}
