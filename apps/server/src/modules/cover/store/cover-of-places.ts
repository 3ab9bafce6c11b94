import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { readCover } from '@vizit/contract/calls/cover.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isOptionAt } from '../../catalogue/public.ts'

type Places = Omit<QueryOf<typeof readCover>, 'profileId' | 'programId'>
type Cover = Omit<AnswerOf<typeof readCover>, 'programme'>

/** SQL: the rows of `parts` (id, coverage) as JSON, those of one id together; null: not covered. */
const asJson = (parts: string) => `coalesce((
    select json_agg(json_build_object('id', one.id::text, 'coverage', one.coverage))
    from (
      select part.id, cover_together(array_agg(coalesce(part.coverage, 'NOT_COVERED'))) as coverage
      from (${parts}) part group by part.id
    ) one), '[]')`

const DOCTORS = `
      select a.doctor_id as id, c.coverage
      from assignment a left join covered_assignment c on c.programme_code = $1 and c.assignment_id = a.id
      where a.doctor_id = any($2::bigint[]) and a.active and ($6::bigint is null or a.branch_id = $6)`

const MEDCENTERS = `
      select b.id, c.coverage
      from branch b left join covered_branch c on c.programme_code = $1 and c.branch_id = b.id
      where b.id = any($3::bigint[]) and $8::bigint is null
      union all
      select o.branch_id, c.coverage
      from offered o
      left join covered_service c on c.programme_code = $1 and c.branch_id = o.branch_id and c.service_id = o.service_id`

// The services of the medical centres that are the one asked for, as the filter of medical centres finds them.
const OFFERED = `
      select b.id as branch_id, b.provider_id, s.id as service_id
      from branch b
      join service s on s.provider_id = b.provider_id and s.active and not s.hidden
        and s.common_id = (select named.common_id from service named where named.id = $8::bigint)
      where b.id = any($3::bigint[]) and exists (
        select from assignment_service m join assignment a on a.id = m.assignment_id and a.active
        where m.service_id = s.id and a.branch_id = b.id)`

const OPTIONS_OFFERED = `
      select json_build_object('id', o.id::text, 'medcenterId', here.branch_id::text,
        'coverage', cover_kind_at($1, here.provider_id, here.branch_id, o.service_id, o.id)) as offer
      from offered here
      join service_option o on o.service_id = here.service_id and o.active and ${isOptionAt('here.branch_id')}`

// The places of the search: where each service is given, whichever organisation's it is.
const SERVICES = `
      select s.id, c.coverage
      from service s
      join search_place h on h.kind = 'service' and h.found_id = s.common_id
      left join covered_service c on c.programme_code = $1 and c.branch_id = h.place_id and c.service_id = h.service_id
      where s.id = any($4::bigint[]) and ($7::int is null or h.location_code = $7) and ($6::bigint is null or h.place_id = $6)`

const OPTIONS = `
      select o.id, cover_kind_at($1, o.provider_id, given.branch_id, o.service_id, o.id) as coverage
      from service_option o
      join lateral (
        select distinct a.branch_id
        from assignment_service m join assignment a on a.id = m.assignment_id and a.active
        where m.service_id = o.service_id and ($6::bigint is null or a.branch_id = $6) and ${isOptionAt('a.branch_id')}
      ) given on true
      where o.id = any($5::bigint[]) and o.active`

/** What a programme covers of these. */
export async function coverOfPlaces(
  { reads }: Pick<Database, 'reads'>,
  programme: string,
  { doctorIds = [], medcenterIds = [], serviceIds = [], optionIds = [], ...where }: Places,
): Promise<Cover> {
  const { rows } = await reads.query<Cover & { [column: string]: unknown }>({
    name: 'cover-of-places',
    text: `with offered as materialized (${OFFERED})
      select ${asJson(DOCTORS)} as doctors, ${asJson(MEDCENTERS)} as medcenters,
      ${asJson(SERVICES)} as services, ${asJson(OPTIONS)} as options,
      case when $8::bigint is not null
      then coalesce((select json_agg(said.offer) from (${OPTIONS_OFFERED}) said), '[]') end as offers`,
    values: [
      ...[programme, doctorIds, medcenterIds, serviceIds, optionIds],
      ...[where.medcenterId ?? null, where.locationCode || null, where.offeredServiceId ?? null],
    ],
  })
  const { offers, ...cover } = rows[0] as Cover
  return offers ? { ...cover, offers } : cover
}
