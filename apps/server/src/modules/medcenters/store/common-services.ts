import type { Language } from '../../../platform/http/language.ts'
import { highestPriceAt, inLanguage, lowestPriceAt } from '../../catalogue/public.ts'

/** SQL: services `s` that can be had, one row for each assignment `a` at a branch `b` that gives one. */
export const GIVEN = `service s
    join provider p on p.id = s.provider_id and p.active
    join assignment_service m on m.service_id = s.id
    join assignment a on a.id = m.assignment_id and a.active
    join doctor d on d.id = a.doctor_id and d.active
    join branch b on b.id = a.branch_id and b.active`

/** SQL: those services of them that a programme covers, one row for each branch `b`: what is kept of them says that they are given there. */
export const covered = (programme: string) => `covered_service c
    join service s on s.id = c.service_id and c.programme_code = ${programme}
    join provider p on p.id = s.provider_id and p.active
    join branch b on b.id = c.branch_id and b.active`

/** SQL: the row `s` is one that patients see. */
export const IS_SHOWN = 's.active and not s.hidden and s.common_id is not null'

/** SQL: the direction of the group `g`, and the group itself if it is inside of a direction. */
export const DIRECTION_ID = 'coalesce(g.parent_id, g.id)'
export const GROUP_ID = 'case when g.parent_id is not null then g.id end'
export const directionName = (language: Language) =>
  `case when g.parent_id is null then ${inLanguage('g', 'name', language)} else ${inLanguage('top', 'name', language)} end`
export const groupName = (language: Language) =>
  `case when g.parent_id is not null then ${inLanguage('g', 'name', language)} end`

const LOWEST = lowestPriceAt('b.id')
const HIGHEST = highestPriceAt('b.id')

/** SQL: what rows of services say together, each at its branch `b`, and only where `which` holds. */
export const together = (which: string) => `
      coalesce(bool_or(s.for_adult) filter (where ${which}), false) as for_adult,
      coalesce(bool_or(s.for_children) filter (where ${which}), false) as for_children,
      nullif(min(coalesce(s.children_age, 0)) filter (where ${which} and s.for_children), 0) as children_age,
      case
        when bool_or(s.price_kind = 'from') filter (where ${which}) then 'from'
        when min(${LOWEST}) filter (where ${which}) < max(${HIGHEST}) filter (where ${which})
        then 'range'
        when min(s.price_from) filter (where ${which}) is not null then 'fixed'
      end as price_kind,
      min(${LOWEST}) filter (where ${which}) as price_from,
      max(${HIGHEST}) filter (where ${which}) as highest,
      count(distinct b.id) filter (where ${which})::int as medcenters`

/** SQL: the JSON members of a row made by `together`. */
export const togetherJson = (row: string) => `
        'forAdult', ${row}.for_adult, 'forChildren', ${row}.for_children, 'childrenAge', ${row}.children_age,
        'priceKind', ${row}.price_kind, 'priceFrom', ${row}.price_from,
        'priceTo', case when ${row}.price_kind = 'range' then ${row}.highest end,
        'medcentersCount', ${row}.medcenters`
