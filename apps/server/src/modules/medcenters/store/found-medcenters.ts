import type { QueryOf } from '@vizit/contract/call.ts'
import type { findBookmarkedMedcenters } from '@vizit/contract/calls/centres/medcenters.ts'
import { isByProgramme, type MedcenterSort } from '@vizit/domain/filters/medcenter-sorts.ts'
import { searchedPatient } from '@vizit/domain/services/service-age.ts'
import { inAlphabet } from '../../../platform/database/in-alphabet.ts'
import type { Language } from '../../../platform/http/language.ts'
import {
  addBookablePeriod,
  type BookablePeriod,
  inLanguage,
  missingFields,
  type StatementValues,
  serviceOptions,
  statementValues,
} from '../../catalogue/public.ts'
import { DOCTORS_COUNT } from './branch-counts.ts'
import type { ListPosition } from './list-cursor.ts'
import { REVIEWS_COUNT } from './reviews-count.ts'
import { ageSql, isCovered, nearestRun, serviceOffers } from './service-offer.ts'

export interface MedcentersAsked extends Omit<QueryOf<typeof findBookmarkedMedcenters>, 'cursor' | 'q'> {
  /** Only the branches that the search finds. */
  readonly searched: readonly string[] | undefined
  readonly language: Language
  readonly after: ListPosition | null
  /** Only the favourites of this account. Null: all. */
  readonly bookmarkedBy: string | null
}

/** The photo in lists: the first one, or else the logo. */
export const PHOTO_URL = `'/api/v2/public/photos/' || coalesce(
    (select f.photo_hash from branch_photo f where f.branch_id = b.id order by f.position limit 1), p.logo_hash)`

/** SQL of the value that orders the list; the id orders equal ones. A larger count comes first. */
export function sortValue(sort: MedcenterSort, language: Language): string {
  if (sort === 'byMedcenterName') return inAlphabet(inLanguage('b', 'name', language), language)
  if (sort === 'byDoctorsCount') return `-${DOCTORS_COUNT}`
  if (sort === 'byFeedbacks') return `-(${REVIEWS_COUNT})::int`
  // A centre that tells no price comes last.
  return sort === 'byPrice' ? 'coalesce(offer.price, 1e9)::float8' : '0'
}

/** The statement of one page; `unknown`: the fields that name nothing that exists. It has a name if it is asked again and again. */
export function foundMedcentersQuery(asked: MedcentersAsked, period: BookablePeriod) {
  const { language, sort, limit, after } = asked
  const sql = statementValues()
  const [town, service, programme] = [
    asked.locationCode ? sql.add(asked.locationCode, 'int') : null,
    asked.serviceId === undefined ? null : sql.add(asked.serviceId, 'bigint'),
    // A programme of the address that does not exist is said also where it filters nothing.
    asked.programId === undefined ? null : sql.add(asked.programId, 'text'),
  ]
  const { age: years } = asked
  const age = years === undefined ? null : ageSql(years, value => sql.add(value, 'int'))
  const common = service && `(select common_id from service where id = ${service})`
  const conditions = [
    'b.active',
    town && `b.location_code = ${town}`,
    asked.searched && `b.id = any(${sql.add(asked.searched, 'bigint[]')})`,
    programme &&
      isByProgramme(asked.filter) &&
      `${asked.filter === 'notByProgram' ? 'not ' : ''}${isCovered(programme, common)}`,
    asked.bookmarkedBy &&
      `b.id in (select branch_id from favourite_branch where account_id = ${sql.add(asked.bookmarkedBy, 'uuid')})`,
    asked.openNow === 'true' && `branch_is_open(b.id, b.provider_id, ${sql.add(period.now, 'timestamptz')})`,
  ].filter(Boolean)
  const most = sql.add(limit, 'int')
  const text = `
  with ${common ? `offer as materialized (${serviceOffers(common, age)}), ` : ''}matching as (
    select b.id, ${sortValue(sort, language)} as value
      ${service ? ', offer.service_id, offer.duration' : ''}
    from branch b
    join provider p on p.id = b.provider_id and p.active
    ${common ? 'join offer on offer.branch_id = b.id' : ''}
    where ${conditions.join(' and ')}
  ), page as (
    select matching.*, row_number() over (order by value, id) as position from matching
    ${after ? `where (value, id) > (${lastValue(after, sql, sort)}, ${sql.add(after.id, 'bigint')})` : ''}
    order by value, id limit ${most} + 1
  )
  select facts.*, card.* from (
    select ${missingFields({ locationCode: town && `location where code = ${town}`, serviceId: service && `service where id = ${service}`, programId: programme && `programme where code = ${programme} and active` })} as unknown,
      (select count(*)::int from matching) as total, (select count(*) > ${most} from page) as has_more
  ) facts
  left join lateral (
    select page.position, page.value, page.id,
      json_build_object(
        'providerCode', p.code, 'provider', ${inLanguage('p', 'name', language)}, 'isDemo', p.is_demo,
        'branchId', b.id::text, 'branch', ${inLanguage('b', 'name', language)},
        'phones', array_to_string(b.phones, ';'), 'address', ${inLanguage('b', 'address', language)},
        'locationCode', b.location_code, 'latitude', b.latitude, 'longitude', b.longitude,
        'photoUrl', ${PHOTO_URL}, 'reviewsCount', ${REVIEWS_COUNT}) as json,
      ${service ? offerJson(language) : 'null::json'} as service
    from page join branch b on b.id = page.id join provider p on p.id = b.provider_id
    ${service ? `join service s on s.id = page.service_id left join lateral (${nearestRun(addBookablePeriod(period, sql), age)}) nearest on true` : ''}
    where page.position <= ${most}
  ) card on true
  order by card.position`
  return { name: nameOf(asked), text, values: sql.values }
}

/** PostgreSQL keeps the plan of a statement with a name: planning took as long as running it. */
function nameOf(asked: MedcentersAsked): string | undefined {
  const { language, sort, filter, searched, bookmarkedBy, after, age } = asked
  if (searched || bookmarkedBy || after) return undefined
  const given = [
    asked.locationCode && 'town',
    asked.serviceId !== undefined && 'service',
    asked.openNow === 'true' && 'open',
    asked.programId !== undefined && (isByProgramme(filter) ? filter : 'programme'),
    age !== undefined && searchedPatient(age),
  ]
  return ['found-medcenters', language, sort, ...given.filter(Boolean)].join('-')
}

const lastValue = ({ values: [value] }: ListPosition, { add }: StatementValues, sort: MedcenterSort) =>
  add(value, sort === 'byMedcenterName' ? 'text' : 'float8')

/** SQL: the service `s` of the row of `page`, as the branch `b` gives it. */
const offerJson = (language: Language) => `json_build_object(
        'serviceId', s.id::text, 'name', ${inLanguage('s', 'name', language)}, 'duration', page.duration,
        'forAdult', s.for_adult, 'forChildren', s.for_children, 'childrenAge', s.children_age,
        'priceKind', s.price_kind, 'priceFrom', s.price_from, 'priceTo', s.price_to,
        'nearestTimeslot', nearest.starts_at,
        'nearestFor', case when nearest.starts_at is not null
          then json_build_object('adult', nearest.adult, 'children', nearest.children) end,
        'options', ${serviceOptions(language)})`
