import type { Language } from '../../../platform/http/language.ts'
import { isOptionAt } from './is-option-at.ts'
import { inLanguage } from './names.ts'

const price = (column: string) =>
  `case when o.price_kind is null then s.price_${column} else o.price_${column} end`

/** SQL: JSON of the options of the service `s`, each with its own price or the service's, and its branches. */
export const serviceOptions = (language: Language) => `
  coalesce((
    select json_agg(json_build_object(
      'id', o.id::text, 'code', o.code, 'name', ${inLanguage('o', 'name', language)},
      'priceKind', ${price('kind')}, 'priceFrom', ${price('from')}, 'priceTo', ${price('to')},
      'covererCodes', ${covererCodes}, 'branchIds', ${branches}) order by o.position, o.id)
    from service_option o where o.service_id = s.id and o.active
  ), '[]')`

// Of programmes that are there and not switched off.
const covererCodes = `array(
        select named.code from unnest(o.coverer_codes) named(code) join programme p on p.code = named.code and p.active)`

const branches = `coalesce((
        select json_agg(distinct y.branch_id::text)
        from assignment_service x join assignment y on y.id = x.assignment_id and y.active
        where x.service_id = s.id and ${isOptionAt('y.branch_id')}
      ), '[]')`
