import type { Language } from '../../../platform/http/language.ts'
import { byName, byServiceName, inLanguage } from './names.ts'
import { lowestPriceAt } from './price-at-branch.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'
import { serviceOptions } from './service-options.ts'

/** Directions, subgroups and services of the medical organisation $1. */
export const servicesQuery = (language: Language): JsonQuery => ({
  name: `services-${language}`,
  text: `select json_build_object(
      'directions', ${jsonArray(groups(language, 'g.parent_id is null'))}::json,
      'subGroups', ${jsonArray(groups(language, 'g.parent_id is not null'))}::json,
      'services', ${jsonArray(`
        ${service(language, 's.duration_minutes')}
        from service s where s.provider_id = p.id and s.active order by ${byServiceName('s', language)}, s.id`)}::json
    )::text as json
  from provider p where p.code = $1`,
})

/**
 * What the doctor $2 of the medical organisation $1 gives: services with their directions and subgroups. What most people come for
 * goes first.
 */
export const doctorServicesQuery = (language: Language): JsonQuery => ({
  name: `doctor-services-${language}`,
  text: given(
    language,
    GIVEN_BY_DOCTOR,
    `doctor d join provider p on p.id = d.provider_id
    where p.code = $1 and d.id = $2::bigint and d.active`,
    { first: 's.default_service desc, ' },
  ),
})

/** Services provided at the assignment $2 of the medical organisation $1, each with its duration there. */
export const assignmentServicesQuery = (language: Language): JsonQuery => ({
  name: `assignment-services-${language}`,
  text: `select ${jsonArray(`
    ${service(language, 'm.duration_minutes')}
    from assignment_service m join service s on s.id = m.service_id
    where m.assignment_id = a.id and s.active and not s.hidden
    order by s.default_service desc, ${byServiceName('s', language)}, s.id`)} as json
  from provider p join assignment a on a.provider_id = p.id
  where p.code = $1 and a.id = $2 and a.active`,
})

/** What can be had at the branch $1: its services with their directions and subgroups. */
export const medcenterServicesQuery = (language: Language): JsonQuery => ({
  name: `medcenter-services-${language}`,
  text: given(
    language,
    GIVEN_HERE,
    'branch b join provider p on p.id = b.provider_id where b.id = $1 and b.active',
    { ages: AGES_HERE },
  ),
})

/**
 * SQL: services `s` given by these assignments `m`, not the hidden ones, with their directions and subgroups. `first`: what goes before
 * the names in their order; `ages`: whom they are for.
 */
function given(language: Language, by: string, of: string, { first = '', ages = AGES } = {}): string {
  const inGroup = `exists (
    select from service s join service_group own on own.id = s.group_id
    where g.id in (own.id, own.parent_id) and s.active and not s.hidden and exists (select ${by}))`
  return `select json_build_object(
      'directions', ${jsonArray(groups(language, `g.parent_id is null and ${inGroup}`))}::json,
      'subGroups', ${jsonArray(groups(language, `g.parent_id is not null and ${inGroup}`))}::json,
      'services', ${jsonArray(`
        ${service(language, `(select min(m.duration_minutes) ${by})`, ages)}
        from service s where s.provider_id = p.id and s.active and not s.hidden and exists (select ${by})
        order by ${first}${byServiceName('s', language)}, s.id`)}::json
    )::text as json
  from ${of}`
}

/** SQL: at the branch `b` some doctor gives the service `s`. */
const GIVEN_HERE = `from assignment_service m
  join assignment a on a.id = m.assignment_id and a.active and a.branch_id = b.id
  join doctor d on d.id = a.doctor_id and d.active
  where m.service_id = s.id`

/** SQL: whom the service `s` is for. */
const AGES = { adults: 's.for_adult', children: 's.for_children', childrenAge: 's.children_age' }

/** SQL: the same, as the doctors who give it at the branch `b` take them: a consultation for all is given here for adults alone. */
const AGES_HERE = {
  adults: `(s.for_adult and exists (select ${GIVEN_HERE} and d.adult))`,
  children: `(s.for_children and exists (select ${GIVEN_HERE} and d.children))`,
  childrenAge: `nullif(greatest(s.children_age, (select min(coalesce(d.children_age, 0)) ${GIVEN_HERE} and d.children)), 0)`,
}

/** SQL: the doctor `d` gives the service `s`. */
const GIVEN_BY_DOCTOR = `from assignment_service m
  join assignment a on a.id = m.assignment_id and a.active and a.doctor_id = d.id
  where m.service_id = s.id`

const groups = (language: Language, which: string) => `
  select g.id::text as id, ${inLanguage('g', 'name', language)} as name, g.parent_id::text as "parentId"
  from service_group g where g.provider_id = p.id and ${which} order by ${byName('g', language)}, g.id`

/** SQL: the lowest price of the services of these rows of `assignment_service m`, each at its branch; null: none of them has one. */
export const lowestPrice = (which: string) => `(
  select min(${lowestPriceAt('at.branch_id')}) from assignment_service m
  join assignment at on at.id = m.assignment_id
  join service s on s.id = m.service_id and s.active and not s.hidden
  where ${which})`

/** SQL of a service `s` as shown, with this SQL as its duration, and whom it is for. */
export const service = (language: Language, duration: string, ages = AGES) => `
  select s.id::text as id, ${inLanguage('s', 'name', language)} as name, s.code,
    ${inLanguage('s', 'description', language)} as description,
    ${inLanguage('s', 'preparation', language)} as preparation, s.group_id::text as "parentId",
    s.default_service as "defaultService", ${ages.adults} as "forAdult", ${ages.children} as "forChildren",
    ${ages.childrenAge} as "childrenAge", ${duration} as duration, s.hidden,
    exists (select from assignment_service x join assignment y on y.id = x.assignment_id
      where x.service_id = s.id and y.active) as "hasDoctors",
    s.price_kind as "priceKind", s.price_from as "priceFrom", s.price_to as "priceTo",
    ${serviceOptions(language)} as options`
