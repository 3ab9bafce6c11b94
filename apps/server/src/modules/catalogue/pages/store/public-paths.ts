import type { Database } from '../../../../platform/database/database.ts'

/**
 * Main, the lists, each of them in the towns with medical centres, the pages of branches and doctors, then the lists of
 * doctors by speciality and town, and the services, each under its canonical address; at last drugs and pharmacies, all of them and in each town. What is only
 * of the demo is left out, as its pages must not be indexed.
 */
const places = `
  with real as (select id, code from provider where active and not is_demo)
  select -2 as kind, place as id, path from unnest(array['/', '/doctors', '/medcenters', '/services', '/specialities']) with ordinality as lists(path, place)
  where exists (select from real)
  union all
  select -1, towns.code, list.path || '?town=' || towns.code
  from (select distinct b.location_code as code from branch b join real p on p.id = b.provider_id
    where b.active) towns, (values ('/doctors'), ('/medcenters'), ('/services'), ('/specialities')) as list(path)
  union all
  select 0, b.id, '/clinics/' || p.code || '/branches/' || b.id as path
  from branch b join real p on p.id = b.provider_id where b.active
  union all
  select 1, d.id, '/clinics/' || p.code || '/doctors/' || d.id
  from doctor d join real p on p.id = d.provider_id where d.active
  union all
  select distinct 2, w.speciality_id, '/doctors?speciality=' || w.speciality_id || coalesce('&town=' || town.code, '')
  from search_working() w join real p on p.id = w.provider_id
  cross join lateral (values (null), (w.location_code)) as town(code)
  union all
  select 3, min(s.id), '/services/' || min(s.id)
  from service s left join real p on p.id = s.provider_id
  where s.active and not s.hidden and s.id in (
    select m.service_id from assignment_service m join search_working() w on w.id = m.assignment_id)
  group by s.common_id having count(p.id) > 0
  union all
  select 4, 0, '/drugs' where exists (select from drug where removed_at is null and not is_demo)
  union all
  select 5, d.id, '/drugs/' || d.id from drug d where d.removed_at is null and not d.is_demo
  union all
  select distinct 6, -coalesce(town.code, 0), '/pharmacies/all' || coalesce('?town=' || town.code, '')
  from pharmacy p cross join lateral (values (null), (p.location_code)) as town(code)
  where p.removed_at is null and not p.is_demo
  union all
  select 6, p.id, '/pharmacies/' || p.id from pharmacy p where p.removed_at is null and not p.is_demo`

export async function countPublicPaths({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (${places}) places`,
  )
  return rows[0]?.count ?? 0
}

/** Paths of all these pages, `limit` of them after the first `offset`. */
export async function listPublicPaths({ pool }: Database, offset: number, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ path: string }>(
    `select path from (${places}) places order by kind, id, path offset $1 limit $2`,
    [offset, limit],
  )
  return rows.map(({ path }) => path)
}
