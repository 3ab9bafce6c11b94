import type { Pool } from 'pg'

const MEMBERS = 500_000
const BATCH = 20_000

/** Covers everything: a list filtered by it is the list without a filter. */
export const WHOLE = 'bench-whole'
/** Covers every other organisation, some of its services up to a limit and some not at all. */
export const HALF = 'bench-half'
/** Others that cover what the first does. */
const OTHERS = Array.from({ length: 8 }, (_, n) => `bench-other-${n + 1}`)

/** Ten programmes of the whole country, one with 500,000 members; made once. */
export async function ensureProgrammes(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ made: number }>('select count(*)::int as made from programme_member')
  if ((rows[0]?.made ?? 0) >= MEMBERS) return
  for (const code of [WHOLE, HALF, ...OTHERS]) {
    await pool.query(
      `insert into programme (code, kind, caption_ru) values ($1, 'EMPLOYER', $1) on conflict do nothing`,
      [code],
    )
    await pool.query(
      `insert into programme_limit (programme_code, code, name_ru, visits, period) values ($1, 'limit', 'Лимит', 4, 'YEAR')
      on conflict do nothing`,
      [code],
    )
    await pool.query(
      `insert into programme_cover (programme_code, provider_id, coverage)
      select $1::text, id, 'COVERED' from provider where $1 <> $2 or id % 2 = 0
      on conflict do nothing`,
      [code, HALF],
    )
  }
  await pool.query(
    `insert into programme_cover (programme_code, provider_id, service_id, coverage, limit_id)
    select $1::text, s.provider_id, s.id, case s.id % 20 when 0 then 'NOT_COVERED' else 'LIMITED' end,
      case when s.id % 20 <> 0 then l.id end
    from service s join programme_limit l on l.programme_code = $1
    where s.provider_id % 2 = 0 and s.id % 10 = 0
    on conflict do nothing`,
    [HALF],
  )
  await pool.query(
    `insert into programme_contract (programme_code, code, activates_on) values ($1, 'bench', '2026-01-01') on conflict do nothing`,
    [WHOLE],
  )
  for (let from = 1; from <= MEMBERS; from += BATCH)
    await pool.query(
      `insert into programme_member (programme_code, contract_id, code, family_code, has_person, sealed, row_hash)
      select $1, c.id, n::text, n::text, false, '', decode(md5(n::text), 'hex')
      from programme_contract c, generate_series($2::int, $3::int) n where c.programme_code = $1
      on conflict do nothing`,
      [WHOLE, from, from + BATCH - 1],
    )
  await pool.query('analyze')
}
