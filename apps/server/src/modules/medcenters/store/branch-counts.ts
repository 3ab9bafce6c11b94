import { type BriefCache, briefCache } from '../../../platform/brief-cache.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { CatalogueDeps } from '../../catalogue/public.ts'

export const DOCTORS_COUNT = `(
    select count(distinct a.doctor_id)::int from assignment a join doctor d on d.id = a.doctor_id and d.active
    where a.branch_id = b.id and a.active)`

export const SERVICES_COUNT = `(
    select count(distinct s.id)::int from assignment a
    join doctor d on d.id = a.doctor_id and d.active
    join assignment_service m on m.assignment_id = a.id
    join service s on s.id = m.service_id and s.active and not s.hidden
    where a.branch_id = b.id and a.active)`

interface Counts {
  readonly doctorsCount: number
  readonly servicesCount: number
}

/** They took more than half of the statement of a list, whose pages show the same branches again and again. */
const KEPT = { ms: 10_000, most: 5000 }

const caches = new WeakMap<Database, BriefCache<Counts>>()

/** How many doctors and services these branches have, some seconds ago at most. */
export async function readBranchCounts(
  { database, clock }: CatalogueDeps,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Counts>> {
  const cache = caches.get(database) ?? briefCache<Counts>(clock, KEPT)
  caches.set(database, cache)
  const missing: string[] = []
  // In one statement, after it is known which ones are missing.
  const read = Promise.resolve().then(() => countAll(database, missing))
  const count = async (id: string) => {
    missing.push(id)
    return (await read).get(id) ?? { doctorsCount: 0, servicesCount: 0 }
  }
  return new Map(await Promise.all(ids.map(async id => [id, await cache.get(id, () => count(id))] as const)))
}

const COUNTS = `select b.id::text, ${DOCTORS_COUNT} as "doctorsCount", ${SERVICES_COUNT} as "servicesCount"
  from branch b where b.id = any($1::bigint[])`

async function countAll({ reads }: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Counts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await reads.query<Counts & { id: string }>({
    name: 'branch-counts',
    text: COUNTS,
    values: [ids],
  })
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}
