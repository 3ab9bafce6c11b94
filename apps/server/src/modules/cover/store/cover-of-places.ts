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
      where b.id = any($3::bigint[])`

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
    text: `select ${asJson(DOCTORS)} as doctors, ${asJson(MEDCENTERS)} as medcenters,
      ${asJson(SERVICES)} as services, ${asJson(OPTIONS)} as options`,
    values: [
      ...[programme, doctorIds, medcenterIds, serviceIds, optionIds],
      ...[where.medcenterId ?? null, where.locationCode || null],
    ],
  })
  return rows[0] as Cover
}
