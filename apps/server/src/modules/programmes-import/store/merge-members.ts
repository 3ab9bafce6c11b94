import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { CoverageEnds } from '../../programmes/public.ts'

export interface MemberCounts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
  /** Those whom a full file lacks: they are marked, and stay. */
  readonly removed: number
}

interface Merge {
  readonly programme: string
  /** `full`: whom the stage lacks has left. */
  readonly mode: 'full' | 'delta'
  readonly now: Date
  readonly ends: Pick<CoverageEnds, 'endThoseWhoLeft' | 'changedNow'>
}

export interface MergedMembers {
  readonly counts: MemberCounts
  /** Whose coverages ended, to be announced after the commit. */
  readonly left: readonly string[]
  /** Whose coverages may have changed otherwise, for their open pages. */
  readonly changed: readonly string[]
}

/** Written by one statement, within the time that a statement of the server may take. */
const ROWS_AT_ONCE = 50_000

/**
 * Brings the staged members in. Whoever leaves or changes gives their barcode, number and address up first, so that
 * another row of the same file may take them. Those who have left are told in the same transaction.
 */
export async function mergeMembers(
  trx: Kysely<DB>,
  { programme, mode, now, ends }: Merge,
): Promise<MergedMembers> {
  await sql`create index if not exists member_stage_code on member_stage (code)`.execute(trx)
  await sql`analyze member_stage`.execute(trx)
  const removed =
    mode === 'delta'
      ? { rows: [] }
      : await sql`
        update programme_member kept set removed_at = ${now}
        where programme_code = ${programme} and removed_at is null
          and not exists (select from member_stage t where t.code = kept.code)
        returning 1`.execute(trx)
  await sql`
    update programme_member kept set barcode_hash = null, number_hash = null, base_hash = null, email_hash = null
    from member_stage t
    where kept.programme_code = ${programme} and kept.code = t.code and kept.row_hash <> t.row_hash
      and (kept.barcode_hash, kept.number_hash, kept.email_hash)
        is distinct from (t.barcode_hash, t.number_hash, t.email_hash)`.execute(trx)
  await takeAlongWhoLeft(trx, programme)
  const { rows } = await sql<{ staged: number; last: number }>`
    select count(*)::int as staged, coalesce(max(nth), 0)::int as last from member_stage`.execute(trx)
  const { staged = 0, last = 0 } = rows[0] ?? {}
  let [added, updated] = [0, 0]
  for (let from = 0; from < last; from += ROWS_AT_ONCE) {
    const written = await writeMembers(trx, programme, from)
    added += written.added
    updated += written.updated
  }
  const counts = { added, updated, unchanged: staged - added - updated, removed: removed.rows.length }
  const left = await ends.endThoseWhoLeft(trx, programme, now)
  return { counts, left, changed: await ends.changedNow(trx, programme, now) }
}

/** Whoever has a key of a staged member under another code has left: a key belongs to one person. */
export async function removeOthersWithKeys(trx: Kysely<DB>, programme: string, now: Date): Promise<void> {
  await sql`
    update programme_member kept set removed_at = ${now}
    from member_stage t
    where kept.programme_code = ${programme} and kept.removed_at is null and kept.code <> t.code
      and (kept.barcode_hash = t.barcode_hash or kept.number_hash = t.number_hash or kept.email_hash = t.email_hash)`.execute(
    trx,
  )
}

/**
 * Where all who are still in a family come to another one, so do those who have left: their visits stay counted in the limits that they
 * shared. Of several families the first by code has them.
 */
async function takeAlongWhoLeft(trx: Kysely<DB>, programme: string): Promise<void> {
  await sql`
    with moving as (
      select kept.family_code, min(t.family_code) as into_family
      from member_stage t
      join programme_member kept on kept.programme_code = ${programme} and kept.code = t.code and kept.removed_at is null
      where kept.family_code <> t.family_code
      group by kept.family_code
    )
    update programme_member gone set family_code = moving.into_family
    from moving
    where gone.programme_code = ${programme} and gone.removed_at is not null and gone.family_code = moving.family_code
      and not exists (
        select from programme_member stays left join member_stage t on t.code = stays.code
        where stays.programme_code = ${programme} and stays.removed_at is null
          and stays.family_code = moving.family_code and coalesce(t.family_code, stays.family_code) = moving.family_code)
      and not exists (select from member_stage t where t.code = gone.code)`.execute(trx)
}

/** Writes the staged members after this one, as many as one statement takes. */
async function writeMembers(trx: Kysely<DB>, programme: string, after: number) {
  const { rows } = await sql<{ added: number; updated: number }>`
    with written as (
      insert into programme_member as kept (programme_code, contract_id, code, barcode_hash, number_hash, base_hash,
        email_hash, family_code, card, valid_from, valid_to, has_person, sealed, row_hash)
      select ${programme}, c.id, t.code, t.barcode_hash, t.number_hash, t.base_hash, t.email_hash, t.family_code, t.card,
        t.valid_from, t.valid_to, t.has_person, t.sealed, t.row_hash
      from member_stage t join programme_contract c on c.programme_code = ${programme} and c.code = t.contract
      where t.nth > ${after} and t.nth <= ${after + ROWS_AT_ONCE}
      on conflict (programme_code, code) do update set
        contract_id = excluded.contract_id, barcode_hash = excluded.barcode_hash, number_hash = excluded.number_hash,
        base_hash = excluded.base_hash, email_hash = excluded.email_hash, family_code = excluded.family_code,
        card = excluded.card, valid_from = excluded.valid_from, valid_to = excluded.valid_to, has_person = excluded.has_person,
        sealed = excluded.sealed, row_hash = excluded.row_hash, removed_at = null
      where kept.row_hash <> excluded.row_hash or kept.removed_at is not null
        or kept.contract_id <> excluded.contract_id
      returning xmax = 0 as is_added
    )
    select count(*) filter (where is_added)::int as added, count(*) filter (where not is_added)::int as updated
    from written`.execute(trx)
  return rows[0] ?? { added: 0, updated: 0 }
}
