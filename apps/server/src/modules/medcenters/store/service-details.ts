import type { Language } from '../../../platform/http/language.ts'
import { inLanguage } from '../../catalogue/public.ts'
import {
  DIRECTION_ID,
  directionName,
  GIVEN,
  GROUP_ID,
  groupName,
  IS_SHOWN,
  together,
  togetherJson,
} from './common-services.ts'

/** The service $1 of any organisation, over all that give the same one; prices and centres of the town $2 (null: all). */
export const serviceDetailsQuery = (language: Language) => ({
  name: `service-details-${language}`,
  text: `
  select json_build_object('id', given.id::text, 'name', ${inLanguage('c', 'name', language)},
      'directionId', ${DIRECTION_ID}::text, 'groupId', (${GROUP_ID})::text,
      'direction', ${directionName(language)}, 'group', ${groupName(language)},
      'description', given.description, 'preparation', given.preparation,
      'durationFrom', given.shortest, 'durationTo', given.longest, 'hasOptions', given.has_options,
      ${togetherJson('given')}) as json
  from service asked
  join common_service c on c.id = asked.common_id
  join common_service_group g on g.id = c.group_id
  left join common_service_group top on top.id = g.parent_id
  cross join lateral (
    select min(s.id) as id, ${together('$2::int is null or b.location_code = $2')},
      min(m.duration_minutes) as shortest, max(m.duration_minutes) as longest,
      bool_or(exists (select from service_option o where o.service_id = s.id and o.active)) as has_options,
      ${textOf('description', language)} as description, ${textOf('preparation', language)} as preparation
    from ${GIVEN}
    where s.common_id = asked.common_id and ${IS_SHOWN}
  ) given
  where asked.id = $1 and given.id is not null`,
})

/** SQL: what the organisation of the service says of it, or else the first one that says something. */
const textOf = (column: string, language: Language) => {
  const said = inLanguage('s', column, language)
  return `(array_agg(${said} order by s.id <> asked.id, s.id) filter (where ${said} is not null))[1]`
}
