import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { MemberProblem } from '../checks/check-member.ts'

/** A staged row that cannot be taken. */
export interface RejectedRow {
  readonly line: number
  readonly column: MemberProblem['column']
  readonly key:
    | 'problem.duplicate'
    | 'programmes.keyTaken'
    | 'programmes.unknownFamily'
    | 'programmes.familyOfAnother'
    | 'programmes.unknown'
  readonly params?: { readonly line: number }
}

const KEYS = [
  ['barcode', 'barcode_hash'],
  ['number', 'number_hash'],
  ['email', 'email_hash'],
] as const

/**
 * Takes rows out of the stage that another row or another member stands against: the same code or key twice, a key that another
 * member keeps, a family that is not known or that is no member's own.
 */
export async function rejectStaged(
  trx: Kysely<DB>,
  programme: string,
  { removesOthers }: { readonly removesOthers: boolean },
): Promise<RejectedRow[]> {
  await sql`create index if not exists member_stage_code on member_stage (code)`.execute(trx)
  await sql`analyze member_stage`.execute(trx)
  const rejected = await twice(trx, 'code', 'code')
  for (const [column, hash] of KEYS) {
    rejected.push(...(await twice(trx, column, hash)))
    rejected.push(...(await taken(trx, { programme, column, hash, removesOthers })))
  }
  // Until nothing more is found: of a member whose row is rejected holds what is stored, and by a list with such a row nobody leaves.
  for (;;) {
    const unknown = await withoutFamily(trx, programme)
    const leave = removesOthers && rejected.length + unknown.length === 0
    const found = [...unknown, ...(await ofAnother(trx, programme, leave))]
    if (found.length === 0) return rejected
    rejected.push(...found)
  }
}

async function twice(trx: Kysely<DB>, column: RejectedRow['column'], of: string): Promise<RejectedRow[]> {
  const key = sql.ref(of)
  const { rows } = await sql<{ line: number; first: number }>`
    delete from member_stage t using (
      select line, first_value(line) over (partition by ${key} order by line) as first
      from member_stage where ${key} is not null
    ) numbered
    where t.line = numbered.line and first <> numbered.line
    returning t.line, first`.execute(trx)
  return rows.map(({ line, first }) => ({ line, column, key: 'problem.duplicate', params: { line: first } }))
}

interface Taken {
  readonly programme: string
  readonly column: RejectedRow['column']
  readonly hash: string
  /** Whether members whom the stage lacks leave, and so give their keys up. */
  readonly removesOthers: boolean
}

async function taken(
  trx: Kysely<DB>,
  { programme, column, hash, removesOthers }: Taken,
): Promise<RejectedRow[]> {
  const key = sql.ref(hash)
  const { rows } = await sql<{ line: number }>`
    delete from member_stage t using programme_member kept
    where kept.programme_code = ${programme} and kept.removed_at is null and kept.code <> t.code
      and kept.${key} = t.${key}
      and not exists (select from member_stage s where s.code = kept.code and s.${key} is distinct from t.${key})
      and (${!removesOthers} or exists (select from member_stage s where s.code = kept.code))
    returning t.line`.execute(trx)
  return rows.map(({ line }) => ({ line, column, key: 'programmes.keyTaken' }))
}

async function withoutFamily(trx: Kysely<DB>, programme: string): Promise<RejectedRow[]> {
  const { rows } = await sql<{ line: number }>`
    delete from member_stage t
    where t.family_code <> t.code
      and not exists (select from member_stage s where s.code = t.family_code)
      and not exists (select from programme_member m
        where m.programme_code = ${programme} and m.code = t.family_code and m.removed_at is null)
    returning t.line`.execute(trx)
  return rows.map(({ line }) => ({ line, column: 'family', key: 'programmes.unknownFamily' }))
}

/** Members who name one who names another one, or who are named themselves while they name another one: they would share no limits. */
async function ofAnother(trx: Kysely<DB>, programme: string, removesOthers: boolean): Promise<RejectedRow[]> {
  const { rows } = await sql<{ line: number }>`
    -- Not collected first: of each row its own index is asked, whatever the number of members.
    with kept as not materialized (
      select m.code, m.family_code from programme_member m
      where m.programme_code = ${programme} and m.removed_at is null
        and not exists (select from member_stage s where s.code = m.code)
    )
    delete from member_stage t
    where t.family_code <> t.code and (
      exists (select from member_stage head where head.code = t.family_code and head.family_code <> head.code)
      or ${!removesOthers} and (
        exists (select from kept head where head.code = t.family_code and head.family_code <> head.code)
        or exists (select from kept where kept.family_code = t.code)))
    returning t.line`.execute(trx)
  return rows.map(({ line }) => ({ line, column: 'family', key: 'programmes.familyOfAnother' }))
}
