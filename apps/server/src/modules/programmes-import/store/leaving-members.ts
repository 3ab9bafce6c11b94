import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { RejectedRow } from './reject-staged.ts'

/** A line of a feed by which a member leaves. */
export interface Leaving {
  readonly line: number
  readonly code: string
}

/** A member who leaves by one line and stays by another: the first of both counts, as of any two lines with one code. */
export async function rejectContradicting(
  trx: Kysely<DB>,
  leaving: readonly Leaving[],
): Promise<{ readonly leaving: readonly Leaving[]; readonly against: RejectedRow[] }> {
  await sql`create index if not exists member_stage_code on member_stage (code)`.execute(trx)
  const { rows } = await sql<{ code: string; leaves: number; stays: number }>`
    select t.code, gone.line as leaves, min(t.line) as stays
    from unnest(${leaving.map(({ line }) => line)}::int[], ${codesOf(leaving)}::text[]) as gone (line, code)
    join member_stage t on t.code = gone.code group by t.code, gone.line`.execute(trx)
  if (rows.length === 0) return { leaving, against: [] }
  const first = new Map<string, { leaves: number; stays: number }>()
  for (const { code, leaves, stays } of rows)
    first.set(code, { stays, leaves: Math.min(leaves, first.get(code)?.leaves ?? leaves) })
  const staying = [...first].flatMap(([code, { leaves, stays }]) => (stays < leaves ? code : []))
  const left = [...first].flatMap(([code, { leaves, stays }]) => (leaves < stays ? code : []))
  const { rows: taken } = await sql<{ line: number; code: string }>`
    delete from member_stage where code = any(${left}::text[]) returning line, code`.execute(trx)
  const against = (line: number, other: number): RejectedRow => ({
    ...{ line, column: 'code', key: 'problem.duplicate', params: { line: other } },
  })
  return {
    leaving: leaving.filter(({ code }) => !staying.includes(code)),
    against: [
      ...taken.map(({ line, code }) => against(line, first.get(code)?.leaves ?? line)),
      ...rows.flatMap(({ code, leaves, stays }) => (staying.includes(code) ? against(leaves, stays) : [])),
    ],
  }
}

/** Lines by which somebody leaves whom the programme never had: a mistyped code would leave the right person covered. */
export async function unknownLeaving(
  trx: Kysely<DB>,
  programme: string,
  leaving: readonly Leaving[],
): Promise<RejectedRow[]> {
  const { rows } = await sql<{ line: number }>`
    select line from unnest(${leaving.map(({ line }) => line)}::int[], ${codesOf(leaving)}::text[]) as asked (line, code)
    where not exists (select from programme_member m where m.programme_code = ${programme} and m.code = asked.code)
      and not exists (select from member_stage s where s.code = asked.code)`.execute(trx)
  return rows.map(({ line }) => ({ line, column: 'code', key: 'programmes.unknown' }))
}

/** Marks those who leave; whoever is not a member stays none. Returns how many left. */
export async function removeLeaving(
  trx: Kysely<DB>,
  programme: string,
  leaving: readonly Leaving[],
  now: Date,
): Promise<number> {
  const { rows } = await sql`
    update programme_member set removed_at = ${now}
    where programme_code = ${programme} and removed_at is null and code = any(${codesOf(leaving)}::text[])
    returning 1`.execute(trx)
  return rows.length
}

const codesOf = (leaving: readonly Leaving[]) => leaving.map(({ code }) => code)
