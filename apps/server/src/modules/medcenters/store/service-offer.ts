import { isBranchCovered, isOptionAt, isServiceCovered } from '../../catalogue/public.ts'

/**
 * SQL: the services of each branch that are the common service, at most one: the cheapest. Its price here is what
 * `priceAtBranches` of the domain says. Found by the service, which few branches of a country give.
 */
export const serviceOffers = (common: string) => `
  select distinct on (given.branch_id) given.branch_id, given.service_id, given.duration, price.least as price
  from (
    select a.branch_id, s.id as service_id, s.price_kind, s.price_from, min(m.duration_minutes) as duration
    from service s
    join assignment_service m on m.service_id = s.id
    join assignment a on a.id = m.assignment_id and a.active
    join doctor d on d.id = a.doctor_id and d.active
    where s.common_id = ${common} and s.active and not s.hidden
    group by a.branch_id, s.id
  ) given
  cross join lateral (
    select case
      when given.price_kind = 'range' and count(*) filter (where not ${isOptionAt('given.branch_id')}) > 0
      then greatest(given.price_from, min(case when o.price_kind is null then given.price_from else o.price_from end)
        filter (where ${isOptionAt('given.branch_id')}))
      else given.price_from
    end as least
    from service_option o where o.service_id = given.service_id and o.active
  ) price
  order by given.branch_id, price.least nulls last, given.service_id`

/** SQL: does the programme cover something at the branch `b`; of a common service, that service? */
export const isCovered = (programme: string, common: string | null) =>
  common === null
    ? isBranchCovered(programme, 'b.id')
    : `exists (
    select from service s
    where s.common_id = ${common} and s.provider_id = b.provider_id
      and ${isServiceCovered(programme, { service: 's.id', branch: 'b.id' })})`
