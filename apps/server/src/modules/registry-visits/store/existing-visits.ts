import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { RegistryVisit } from '../registry-visit.ts'

/** A visit that is already in the database, by the number in the file. */
export interface ExistingVisit {
  readonly number: string
  readonly providerId: string
  readonly assignmentId: string
  readonly service: (NonNullable<RegistryVisit['service']> & { readonly code: string }) | null
  readonly startsAt: Date
  readonly isCancelled: boolean
}

const OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The visits with these clinic's own numbers or with these ids of ours. Two clinics may use the same number. */
export async function readExistingVisits(
  db: Kysely<DB>,
  numbers: readonly string[],
): Promise<ExistingVisit[]> {
  const ours = numbers.filter(number => OURS.test(number))
  const { rows } = await sql<ExistingVisit>`
    with found as (
      select number, visit_id as id from registry_visit where number = any(${[...numbers]}::text[])
      union all
      select id::text, id from visit where id = any(${ours}::uuid[])
    )
    select found.number, v.provider_id as "providerId", v.assignment_id as "assignmentId",
      v.starts_at as "startsAt", v.status = 'cancelled' as "isCancelled",
      case when s.id is not null then json_build_object('id', s.id::text, 'code', s.code,
        'minutes', extract(epoch from v.ends_at - v.starts_at)::int / 60) end as service
    from found join visit v on v.id = found.id left join service s on s.id = v.service_id`.execute(db)
  return rows
}

/** Whether the row changes nothing about the existing visit. */
export const isExistingVisit = (
  standing: ExistingVisit,
  { assignmentId, service, startsAt, cancelled }: RegistryVisit,
) =>
  standing.isCancelled === cancelled &&
  standing.assignmentId === assignmentId &&
  (standing.service?.id ?? null) === (service?.id ?? null) &&
  standing.startsAt.getTime() === startsAt.getTime()
