import type { Database } from '../../../../platform/database/database.ts'

/** Main, the lists, each of them in the towns with medical centres, then the pages of branches and doctors. */
const places = `
  select -2 as kind, place as id, path from unnest(array['/', '/medcenters', '/services']) with ordinality as lists(path, place)
  union all
  select -1, towns.code, list.path || '?town=' || towns.code
  from (select distinct b.location_code as code from branch b join provider p on p.id = b.provider_id
    where b.active and p.active) towns, (values ('/medcenters'), ('/services')) as list(path)
  union all
  select 0, b.id, '/clinics/' || p.code || '/branches/' || b.id as path
  from branch b join provider p on p.id = b.provider_id where b.active and p.active
  union all
  select 1, d.id, '/clinics/' || p.code || '/doctors/' || d.id
  from doctor d join provider p on p.id = d.provider_id where d.active and p.active`

export async function countPublicPaths({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${places}) places`,
  )
  return rows[0]?.count ?? 0
}

/** Paths of Main, the lists, all branches and all doctors, `limit` of them after the first `offset`. */
export async function listPublicPaths({ pool }: Database, offset: number, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `select path from (${places}) places order by kind, id, path offset $1 limit $2`,
    [offset, limit],
  )
  return rows.map(({ path }) => path)
}
