import type { Pool } from 'pg'

export interface SampledService {
  readonly provider: string
  readonly branchId: string
  readonly serviceId: string
}

// Services longer than their doctors' timeslots, so that slots must be merged.
const QUERY = `
  select * from (
    select distinct on (p.code, a.branch_id, m.service_id)
      p.code as provider, a.branch_id::text as "branchId", m.service_id::text as "serviceId"
    from assignment_service m
    join service s on s.id = m.service_id and s.active and not s.hidden
    join assignment a on a.id = m.assignment_id and a.active and a.booking_policy <> 'registry'
    join branch b on b.id = a.branch_id and b.active
    join provider p on p.id = a.provider_id and p.active
    cross join lateral (
      select extract(epoch from t.ends_at - t.starts_at) / 60 as minutes from timeslot t
      where t.assignment_id = a.id and t.starts_at > now() limit 1
    ) slot
    where m.duration_minutes > slot.minutes
  ) merged
  order by md5(provider || "branchId" || "serviceId") limit $1`

export async function sampleServices(pool: Pool, most = 400): Promise<readonly SampledService[]> {
  const { rows } = await pool.query<SampledService>(QUERY, [most])
  return rows
}
