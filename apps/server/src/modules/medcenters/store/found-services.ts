import type { QueryOf } from '@vizit/contract/call.ts'
import type { findServices } from '@vizit/contract/calls/centres/services.ts'
import { searchedPatient } from '@vizit/domain/services/service-age.ts'
import { inAlphabet } from '../../../platform/database/in-alphabet.ts'
import type { Language } from '../../../platform/http/language.ts'
import { byServiceName, inLanguage, missingFields, statementValues } from '../../catalogue/public.ts'
import {
  covered,
  DIRECTION_ID,
  directionName,
  GIVEN,
  GROUP_ID,
  groupName,
  IS_SHOWN,
  together,
  togetherJson,
} from './common-services.ts'
import type { ListPosition } from './list-cursor.ts'
import { serviceSuitsAge } from './service-offer.ts'

export interface ServicesAsked extends Omit<QueryOf<typeof findServices>, 'cursor' | 'q'> {
  /** Only the common services that the search finds. */
  readonly searched: readonly string[] | undefined
  readonly language: Language
  readonly after: ListPosition | null
}

/**
 * The statement of one page of services by direction, group and name; `unknown`: fields that name nothing. It has a name if it is
 * asked again and again.
 */
export function foundServicesQuery(asked: ServicesAsked) {
  const { language, limit, after, age } = asked
  const sql = statementValues()
  const [town, direction, group, programme] = [
    asked.locationCode ? sql.add(asked.locationCode, 'int') : null,
    asked.directionId === undefined ? null : sql.add(asked.directionId, 'bigint'),
    asked.groupId === undefined ? null : sql.add(asked.groupId, 'bigint'),
    asked.programId === undefined ? null : sql.add(asked.programId, 'text'),
  ]
  const suitsAge = age !== undefined && serviceSuitsAge(age, value => sql.add(value, 'int'))
  const given = [IS_SHOWN, town && `b.location_code = ${town}`, suitsAge].filter(Boolean)
  const chosen = [direction && `f.direction_id = ${direction}`, group && `f.group_id = ${group}`].filter(
    Boolean,
  )
  const most = sql.add(limit, 'int')
  const last = after && [...after.values.map(value => sql.add(value, 'text')), sql.add(after.id, 'bigint')]
  const ordered = (name: string) => inAlphabet(name, language)
  const text = `
  with given as (
    select s.common_id, min(s.id) as id, ${together('true')}
    from ${programme ? covered(programme) : GIVEN}
    where ${given.join(' and ')}
    group by s.common_id
  ), found as (
    select given.*, ${DIRECTION_ID} as direction_id, ${GROUP_ID} as group_id,
      ${ordered(directionName(language))} as direction, ${ordered(`coalesce(${groupName(language)}, '')`)} as group_name,
      ${inLanguage('c', 'name', language)} as name, ${byServiceName('c', language)} as sorted_name
    from given
    join common_service c on c.id = given.common_id
    join common_service_group g on g.id = c.group_id
    left join common_service_group top on top.id = g.parent_id
    where ${asked.searched ? `c.id = any(${sql.add(asked.searched, 'bigint[]')})` : 'true'}
  ), matching as (
    select * from found f where ${chosen.join(' and ') || 'true'}
  ), page as (
    select * from matching
    ${last ? `where (direction, group_name, sorted_name, id) > (${last.join(', ')})` : ''}
    order by direction, group_name, sorted_name, id limit ${most} + 1
  )
  select
    ${missingFields({
      locationCode: town && `location where code = ${town}`,
      directionId: direction && `common_service_group where id = ${direction} and parent_id is null`,
      groupId: group && `common_service_group where id = ${group} and parent_id is not null`,
      programId: programme && `programme where code = ${programme} and active`,
    })} as unknown,
    (select count(*)::int from matching) as total,
    (select count(*) > ${most} from page) as has_more,
    coalesce((
      select json_agg(json_build_object('id', d.direction_id::text, 'name', d.direction, 'servicesCount', d.services,
        'groups', coalesce((
          select json_agg(json_build_object('id', i.group_id::text, 'name', i.group_name, 'servicesCount', i.services)
            order by i.group_name, i.group_id)
          from (
            select f.group_id, f.group_name, count(*)::int as services from found f
            where f.direction_id = d.direction_id and f.group_id is not null group by f.group_id, f.group_name
          ) i), '[]')) order by d.direction, d.direction_id)
      from (select direction_id, direction, count(*)::int as services from found group by 1, 2) d
    ), '[]') as directions,
    coalesce((
      select json_agg(json_build_object('id', page.id::text, 'name', page.name,
        'directionId', page.direction_id::text, 'groupId', page.group_id::text, ${togetherJson('page')})
        order by page.direction, page.group_name, page.sorted_name, page.id)
      from page), '[]') as items,
    coalesce((
      select json_agg(json_build_array(page.direction, page.group_name, page.sorted_name)
        order by page.direction, page.group_name, page.sorted_name, page.id)
      from page), '[]') as places`
  return { name: nameOf(asked), text, values: sql.values }
}

/** PostgreSQL keeps the plan of a statement with a name. */
function nameOf(asked: ServicesAsked): string | undefined {
  const { language, age, programId, searched, after } = asked
  if (searched || after) return undefined
  const given = [
    asked.locationCode && 'town',
    age !== undefined && searchedPatient(age),
    asked.directionId !== undefined && 'direction',
    asked.groupId !== undefined && 'group',
    programId !== undefined && 'programme',
  ]
  return ['found-services', language, ...given.filter(Boolean)].join('-')
}
