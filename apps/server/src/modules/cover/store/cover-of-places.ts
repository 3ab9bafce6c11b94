import type { AnswerOf, QueryOf } from '@vizit/contract/call.ts'
import type { readCover } from '@vizit/contract/calls/cover.ts'
import type { Database } from '../../../platform/database/database.ts'
import { isOptionAt } from '../../catalogue/public.ts'

type Places = Omit<QueryOf<typeof readCover>, 'profileId' | 'programId'>
type Answer = AnswerOf<typeof readCover>
/** `limitIds`: the limits that count what is covered of it; null: a part of that is counted in none. */
type Counted<Said> = readonly (Omit<Said, 'usedUp'> & { readonly limitIds: readonly string[] | null })[]
type Offer = NonNullable<Answer['offers']>[number]

export interface CountedCover {
  readonly doctors: Counted<Answer['doctors'][number]>
  readonly medcenters: Counted<Answer['medcenters'][number]>
  readonly services: Counted<Answer['services'][number]>
  readonly options: Counted<Answer['options'][number]>
  readonly offers?: Counted<Offer>
}

/** SQL: the rows of `parts` (id, code and what is said) as JSON, those of one id and programme together; null: not covered. */
const asJson = (parts: string) => `coalesce((
    select json_agg(json_build_object('id', one.id::text, 'programId', one.code, 'coverage', one.coverage,
      'shareFrom', coalesce(one.share_from, 0), 'shareTo', coalesce(one.share_to, 0), 'limitIds', one.limit_ids))
    from (
      select part.id, part.code, cover_together(array_agg(coalesce(part.coverage, 'NOT_COVERED'))) as coverage,
        min(part.share_from) as share_from, max(part.share_to) as share_to,
        case when bool_and(part.limit_ids is not null) filter (where part.coverage is not null)
          then array_agg(distinct l.id::text) filter (where l.id is not null) end as limit_ids
      from (
        select distinct said.id, said.code, said.coverage, said.share_from, said.share_to, said.limit_ids from (${parts}) said
      ) part
      left join lateral unnest(part.limit_ids) l(id) on true
      group by part.id, part.code
    ) one), '[]')`

const SAID = 'p.code, c.coverage, c.share_from, c.share_to, c.limit_ids'
const PROGRAMMES = 'unnest($1::text[]) p(code)'

/** SQL: what is said of one thing at one branch; it is asked where it is: there are few of them. */
const saidAt = (place: string) => `
      left join lateral (
        select said.coverage, said.share as share_from, said.share as share_to,
          case when said.limit_id is not null then array[said.limit_id] end as limit_ids
        from coverage_at(p.code, ${place}) said
      ) c on true`

const optionAt = (option: string, branch: string) =>
  saidAt(`${option}.provider_id, ${branch}, ${option}.service_id, ${option}.id`)

const DOCTORS = `
      select a.doctor_id as id, ${SAID}
      from ${PROGRAMMES}
      cross join assignment a
      left join covered_assignment c on c.programme_code = p.code and c.assignment_id = a.id
      where a.doctor_id = any($2::bigint[]) and a.active and ($6::bigint is null or a.branch_id = $6) and $8::bigint is null
        and not $10::boolean
      union all
      select a.doctor_id, ${SAID}
      from ${PROGRAMMES}
      cross join assignment a
      ${saidAt('a.provider_id, a.branch_id, null, null')}
      where a.doctor_id = any($2::bigint[]) and a.active and ($6::bigint is null or a.branch_id = $6) and $8::bigint is null
        and $10
      union all
      select g.doctor_id, ${SAID}
      from ${PROGRAMMES}
      cross join given g
      left join covered_service c on c.programme_code = p.code and c.branch_id = g.branch_id and c.service_id = g.service_id
      where $9::bigint is null
      union all
      select g.doctor_id, ${SAID}
      from ${PROGRAMMES}
      cross join given g
      join service_option o on o.id = $9 and o.service_id = g.service_id and o.active and ${isOptionAt('g.branch_id')}
      ${optionAt('o', 'g.branch_id')}`

// Where the doctors give the service that is asked for.
const GIVEN = `
      select distinct a.doctor_id, a.branch_id, m.service_id
      from assignment a
      join assignment_service m on m.assignment_id = a.id
      join service s on s.id = m.service_id and s.active and not s.hidden
        and s.common_id = (select named.common_id from service named where named.id = $8::bigint)
      where a.doctor_id = any($2::bigint[]) and a.active and ($6::bigint is null or a.branch_id = $6)`

const MEDCENTERS = `
      select b.id, ${SAID}
      from ${PROGRAMMES}
      cross join branch b
      left join covered_branch c on c.programme_code = p.code and c.branch_id = b.id
      where b.id = any($3::bigint[]) and $8::bigint is null
      union all
      select o.branch_id, ${SAID}
      from ${PROGRAMMES}
      cross join offered o
      left join covered_service c on c.programme_code = p.code and c.branch_id = o.branch_id and c.service_id = o.service_id`

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
      select json_build_object('id', o.id::text, 'medcenterId', here.branch_id::text, 'programId', p.code,
        'coverage', coalesce(c.coverage, 'NOT_COVERED'), 'shareFrom', coalesce(c.share_from, 0),
        'shareTo', coalesce(c.share_to, 0), 'limitIds', c.limit_ids::text[]) as offer
      from ${PROGRAMMES}
      cross join offered here
      join service_option o on o.service_id = here.service_id and o.active and ${isOptionAt('here.branch_id')}
      ${optionAt('o', 'here.branch_id')}`

// The places of the search: where each service is given, whichever organisation's it is.
const SERVICES = `
      select s.id, ${SAID}
      from ${PROGRAMMES}
      cross join service s
      join search_place h on h.kind = 'service' and h.found_id = s.common_id
      left join covered_service c on c.programme_code = p.code and c.branch_id = h.place_id and c.service_id = h.service_id
      where s.id = any($4::bigint[]) and ($7::int is null or h.location_code = $7) and ($6::bigint is null or h.place_id = $6)`

const OPTIONS = `
      select o.id, ${SAID}
      from ${PROGRAMMES}
      cross join service_option o
      join lateral (
        select distinct a.branch_id
        from assignment_service m join assignment a on a.id = m.assignment_id and a.active
        where m.service_id = o.service_id and ($6::bigint is null or a.branch_id = $6) and ${isOptionAt('a.branch_id')}
      ) given on true
      ${optionAt('o', 'given.branch_id')}
      where o.id = any($5::bigint[]) and o.active`

/** What programmes cover of these, each said once for each programme. */
export async function coverOfPlaces(
  { reads }: Pick<Database, 'reads'>,
  programmes: readonly string[],
  { doctorIds = [], medcenterIds = [], serviceIds = [], optionIds = [], ...where }: Places,
): Promise<CountedCover> {
  const { rows } = await reads.query<CountedCover & { [column: string]: unknown }>({
    name: 'cover-of-places',
    text: `with offered as materialized (${OFFERED}), given as materialized (${GIVEN})
      select ${asJson(DOCTORS)} as doctors, ${asJson(MEDCENTERS)} as medcenters,
      ${asJson(SERVICES)} as services, ${asJson(OPTIONS)} as options,
      case when $8::bigint is not null
      then coalesce((select json_agg(said.offer) from (${OPTIONS_OFFERED}) said), '[]') end as offers`,
    values: [
      ...[programmes, doctorIds, medcenterIds, serviceIds, optionIds],
      ...[where.medcenterId ?? null, where.locationCode || null, where.offeredServiceId ?? null],
      where.offeredOptionId ?? null,
      where.visitsOnly === 'true',
    ],
  })
  const { offers, ...cover } = rows[0] as CountedCover
  return offers ? { ...cover, offers } : cover
}
