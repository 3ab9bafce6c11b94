import { anyValue } from '../../../../platform/database/any-value.ts'
import type { Language } from '../../../../platform/http/language.ts'
import { fullName, inLanguage } from '../names.ts'
import { jsonArray } from '../read-json.ts'
import type { Matches, SearchKind } from './matches-sql.ts'

interface Extent {
  /** Other towns are searched for what this one has none of. */
  readonly isOfTown?: boolean | undefined
  /** Undefined: of all kinds. */
  readonly kind?: SearchKind | undefined
  /** Without doctors who take adults only. */
  readonly isForChild?: boolean | undefined
}

/** The statement of a search in a language. */
export const searchQuery = (language: Language, matches: Matches, extent: Extent = {}) => ({
  name: [
    'search',
    language,
    matches.name,
    extent.isOfTown && 'of-town',
    extent.isForChild && 'for-child',
    extent.kind,
  ]
    .filter(Boolean)
    .join('-'),
  text: searchSql(language, matches, extent),
})

/** Classes of what is found by words of its own: a name of a speciality goes before services that begin with it. */
const BY_NAME = 2
const ORDER = 'class > 3, elsewhere, class, score, id'
/** "Иванов" in another town goes before "Ивановна" in this one. */
const ORDER_OF: Readonly<Record<string, string>> = {
  doctor: 'class > 3, not has_surname, elsewhere, class, score, id',
  // The register of specialities has the usual ones first: the cardiologist before the arrhythmologist.
  speciality: 'class > 3, elsewhere, class, score, found_id',
  // A first visit goes before a repeated one.
  service: 'class > 3, elsewhere, class, score, is_repeated, id',
}

/** After the values of the matches: the town or null, and how many of each kind. */
function searchSql(
  language: Language,
  { ctes, wordsOfTop, known, values }: Matches,
  { isOfTown, kind: only, isForChild }: Extent,
): string {
  const [town, limit] = [anyValue(`$${values + 1}`, 'int'), anyValue(`$${values + 2}`, 'int')]
  const elsewhere = `(${town} is null or not ${town} = any(e.towns))`
  // The first of each kind in turn: to number all that is found would sort all of it.
  const first = (kind: string) => `
    select first.*, row_number() over () as nth from (
      select * from found where kind = '${kind}' order by ${ORDER_OF[kind] ?? ORDER} limit ${limit}
    ) first`
  const group = (kind: string, item: string) => `json_build_object(
      'total', (select count(*) from found where kind = '${kind}'),
      'items', ${jsonArray(`select i.* from ranked r cross join lateral (${item}) i where r.kind = '${kind}' order by r.nth`)}::json)`
  const found = `
    select b.class, b.score, b.reading, b.by_synonym, b.has_surname, e.id, e.kind, e.found_id, ${elsewhere} as elsewhere, b.missing,
      e.kind = 'service' and e.names[1] ~* 'повторн' as is_repeated
    from best b join search_entry e on e.id = b.entry_id
    ${isForChild ? "where e.kind <> 'doctor' or exists (select from doctor d where d.id = e.found_id and d.children)" : ''}`
  const foundThere = `
    select f.* from anywhere f
    where not f.elsewhere or not exists (select from anywhere t where t.kind = f.kind and not t.elsewhere)`
  return `with ${ctes(only)}, ${isOfTown ? `anywhere as materialized (${found}), ` : ''}found as materialized (${isOfTown ? foundThere : found}
  ), ranked as (
    ${['doctor', 'speciality', 'medicalCentre', 'service'].map(first).join(' union all ')}
  ), top as (
    select id, reading from ranked order by class, score, nth limit 1
  )
  select (select min(reading) from ranked)::int as reading,
    case when not exists (select from ranked) then ${known} end as known,
    (select json_object_agg(f.nth, f.word) from (
      select distinct on (u.nth) u.nth, u.word from top cross join lateral (${wordsOfTop}) u order by u.nth, u.score, u.word
    ) f) as words,
    coalesce((select bool_and(by_synonym) from ranked), false) as by_synonym,
    coalesce((select max(missing) from ranked), 0) as missing,
    json_build_object(
      'order', ${jsonArray(`select kind, min(class) as class, min(score) as score from ranked group by kind
        order by 2, 3, kind <> 'speciality' or min(class) > ${BY_NAME}, 1`)}::json,
      'doctors', ${group('doctor', doctor(language))},
      'specialities', ${group('speciality', speciality(language, town))},
      'medicalCentres', ${group('medicalCentre', medicalCentre(language))},
      'services', ${group('service', service(language, town))}
    ) as groups`
}

const doctor = (language: Language) => `
  select d.id::text as "doctorId", p.code as "providerCode", ${fullName('d', language)} as "fullName",
    (select coalesce(json_agg(distinct ${inLanguage('s', 'name', language)}), '[]') from assignment a
      join speciality s on s.id = a.speciality_id where a.doctor_id = d.id and a.active) as specialities,
    ${inLanguage('p', 'name', language)} as provider, p.is_demo as "isDemo",
    ${townNames(language)} as towns, '/api/v2/public/photos/' || d.photo_hash as "photoUrl"
  from doctor d join provider p on p.id = d.provider_id where d.id = r.found_id`

const speciality = (language: Language, town: string) => `
  select s.id::text as "specialityId", ${inLanguage('s', 'name', language)} as speciality, (
      select case when ${town} is null then (
        select count(distinct h.place_id)::int from search_place h where h.kind = 'speciality' and h.found_id = r.found_id
      ) else (
        select count(*)::int from search_place h
        where h.kind = 'speciality' and h.found_id = r.found_id and h.location_code = ${town}
      ) end
    ) as "doctorsCount"
  from speciality s where s.id = r.found_id`

const medicalCentre = (language: Language) => `
  select b.id::text as "branchId", p.code as "providerCode", ${inLanguage('b', 'name', language)} as branch,
    ${inLanguage('p', 'name', language)} as provider, p.is_demo as "isDemo",
    ${inLanguage('b', 'address', language)} as address, b.location_code as "locationCode",
    ${inLanguage('l', 'name', language)} as town
  from branch b join provider p on p.id = b.provider_id join location l on l.code = b.location_code
  where b.id = r.found_id`

/** A service by its common name, with an id of it in the town; of another town if this one has none. */
const service = (language: Language, town: string) => `
  select s.id::text as "serviceId", p.code as "providerCode", ${inLanguage('c', 'name', language)} as name,
    ${inLanguage('g', 'name', language)} as direction, ${inLanguage('p', 'name', language)} as provider,
    p.is_demo as "isDemo",
    case when ${town} is null then anywhere.medcenters else here.medcenters end as "medicalCentresCount"
  from common_service c
  join common_service_group g on g.id = c.group_id
  cross join lateral (
    select count(*)::int as medcenters, min(h.service_id) as service_id
    from search_place h where h.kind = 'service' and h.found_id = c.id and h.location_code = ${town}
  ) here
  -- Not read if the town has it.
  cross join lateral (
    select count(*)::int as medcenters, min(h.service_id) as service_id
    from search_place h where here.service_id is null and h.kind = 'service' and h.found_id = c.id
  ) anywhere
  join service s on s.id = coalesce(here.service_id, anywhere.service_id)
  join provider p on p.id = s.provider_id
  where c.id = r.found_id`

const townNames = (language: Language) => `(
    select coalesce(json_agg(${inLanguage('l', 'name', language)} order by l.code), '[]')
    from location l where l.code = any((select e.towns from search_entry e where e.id = r.id)::int[]))`
