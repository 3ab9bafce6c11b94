import { formatInstant } from '@vizit/domain/time/format-instant.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'
import { displayName } from '../../catalogue/public.ts'

interface Row {
  readonly id: string
  readonly displayName: string
  readonly photoUrl: string | null
  readonly branchId: string
  readonly providerCode: string
  readonly addedAt: Date
}

/** The favourite doctors of an account, newest first, without those who no longer work. */
export async function readFavourites(db: Kysely<DB>, accountId: string, language: Language) {
  const { rows } = await sql<Row>`
    select d.id::text as id, ${sql.raw(displayName('d', language))} as "displayName",
      '/api/v2/public/photos/' || d.photo_hash as "photoUrl", f.branch_id::text as "branchId",
      p.code as "providerCode", f.added_at as "addedAt"
    from favourite_doctor f
    join doctor d on d.id = f.doctor_id and d.active
    join provider p on p.id = d.provider_id
    where f.account_id = ${accountId}
    order by f.added_at desc, f.doctor_id`.execute(db)
  return rows.map(row => ({ ...row, type: 'physicians' as const, addedAt: formatInstant(row.addedAt) }))
}
