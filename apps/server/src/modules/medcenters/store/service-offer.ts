import { isBranchCovered, isOptionAt, isServiceCovered } from '../../catalogue/public.ts'

/**
 * SQL: the services of the branch `b` that are the common service, at most one of an organisation: the cheapest. Its
 * price here is what `priceAtBranches` of the domain says.
 */
export const serviceOffer = (common: string) => `
  select s.id as service_id, min(m.duration_minutes) as duration, price.least as price
  from service s
  join assignment_service m on m.service_id = s.id
  join assignment a on a.id = m.assignment_id and a.active and a.branch_id = b.id
  join doctor d on d.id = a.doctor_id and d.active
  cross join lateral (
    select case
      when s.price_kind = 'range' and count(*) filter (where not ${isOptionAt('b.id')}) > 0
      then greatest(s.price_from, min(case when o.price_kind is null then s.price_from else o.price_from end)
        filter (where ${isOptionAt('b.id')}))
      else s.price_from
    end as least
    from service_option o where o.service_id = s.id and o.active
  ) price
  where s.common_id = ${common} and s.provider_id = b.provider_id and s.active and not s.hidden
  group by s.id, price.least
  order by price.least nulls last, s.id limit 1`

/** SQL: does the programme cover something at the branch `b`; of a common service, that service? */
export const isCovered = (programme: string, common: string | null) =>
  common === null
    ? isBranchCovered(programme, 'b.id')
    : `exists (
    select from service s
    where s.common_id = ${common} and s.provider_id = b.provider_id
      and ${isServiceCovered(programme, { service: 's.id', branch: 'b.id' })})`
