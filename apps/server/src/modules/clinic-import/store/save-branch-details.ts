import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Clinic } from '../clinic.ts'

/** Replaces the opening hours and photos of all branches. Called after their photos were written. */
export async function saveBranchDetails(
  trx: Kysely<DB>,
  providerId: string,
  { branches, branchIds }: { branches: Clinic['branches']; branchIds: ReadonlyMap<string, string> },
): Promise<void> {
  for (const table of ['branch_hours', 'branch_exception', 'branch_photo']) {
    await sql`
      delete from ${sql.table(table)}
      using branch where branch.id = branch_id and provider_id = ${providerId}`.execute(trx)
  }
  const of = <Row extends object>(rows: (branch: Clinic['branches'][number]) => readonly Row[]) =>
    JSON.stringify(
      branches.flatMap(branch => rows(branch).map(row => ({ id: branchIds.get(branch.code), ...row }))),
    )
  await sql`
    insert into branch_hours (branch_id, day, opens, closes)
    select id, day, opens, closes
    from jsonb_to_recordset(${of(({ hours }) => hours)}::jsonb) as row (id bigint, day int, opens int, closes int)`.execute(
    trx,
  )
  const exceptions = of(branch => branch.exceptions.map(({ reason, ...times }) => ({ ...times, ...reason })))
  await sql`
    insert into branch_exception (branch_id, date, opens, closes, reason_ru, reason_be, reason_en)
    select id, date, opens, closes, ru, be, en
    from jsonb_to_recordset(${exceptions}::jsonb)
      as row (id bigint, date date, opens int, closes int, ru text, be text, en text)`.execute(trx)
  const photos = of(({ photoHashes }) => photoHashes.map((hash, position) => ({ hash, position })))
  await sql`
    insert into branch_photo (branch_id, position, photo_hash)
    select id, position, hash
    from jsonb_to_recordset(${photos}::jsonb) as row (id bigint, position int, hash text)`.execute(trx)
}
