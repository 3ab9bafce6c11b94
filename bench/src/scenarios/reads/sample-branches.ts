import type { Pool } from 'pg'

export interface SampledBranch {
  readonly provider: string
  readonly branchId: string
}

const QUERY = `
  select p.code as provider, b.id::text as "branchId"
  from branch b join provider p on p.id = b.provider_id and p.active
  where b.active and exists (select from assignment a where a.branch_id = b.id and a.active)
  order by md5(b.id::text) limit $1`

export async function sampleBranches(pool: Pool, most = 400): Promise<readonly SampledBranch[]> {
  const { rows } = await pool.query<SampledBranch>(QUERY, [most])
  return rows
}
