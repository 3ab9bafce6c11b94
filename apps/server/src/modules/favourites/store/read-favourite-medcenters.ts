import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { inLanguage } from '../../catalogue/public.ts'

interface Row {
  readonly id: string
  readonly displayName: string
  readonly address: string
  readonly photoUrl: string | null
  readonly providerCode: string
  readonly addedAt: Date
}

/** The favourite medical centres of an account, newest first, without those that are closed for good. */
export async function readFavouriteMedcenters(db: Kysely<DB>, accountId: string, language: Language) {
  const { rows } = await sql<Row>`
    select b.id::text as id, ${sql.raw(inLanguage('b', 'name', language))} as "displayName",
      ${sql.raw(inLanguage('b', 'address', language))} as address,
      '/api/v2/public/photos/' || coalesce(
        (select p.photo_hash from branch_photo p where p.branch_id = b.id order by p.position limit 1),
        p.logo_hash) as "photoUrl",
      p.code as "providerCode", f.added_at as "addedAt"
    from favourite_branch f
    join branch b on b.id = f.branch_id and b.active
    join provider p on p.id = b.provider_id
    where f.account_id = ${accountId}
    order by f.added_at desc, f.branch_id`.execute(db)
  return rows.map(row => ({ ...row, type: 'medcenters' as const, addedAt: formatInstant(row.addedAt) }))
}
