import type { Language } from '../../../platform/http/language.ts'
import { byName, inLanguage } from '../../catalogue/public.ts'
import { DOCTORS_COUNT, SERVICES_COUNT } from './branch-counts.ts'
import { REVIEWS_COUNT } from './reviews-count.ts'

const branch = (alias: string, language: Language) => `
        'branchId', ${alias}.id::text, 'branch', ${inLanguage(alias, 'name', language)},
        'phones', array_to_string(${alias}.phones, ';'), 'address', ${inLanguage(alias, 'address', language)},
        'locationCode', ${alias}.location_code, 'latitude', ${alias}.latitude, 'longitude', ${alias}.longitude`

/** The medical centre $1, without its schedule. */
export const medcenterQuery = (language: Language) => ({
  name: `medcenter-${language}`,
  text: `select json_build_object(${branch('b', language)},
      'suspended', not p.active, 'providerCode', p.code, 'isDemo', p.is_demo, 'emails', b.emails,
      'description', ${inLanguage('b', 'description', language)},
      'gettingThere', ${inLanguage('b', 'getting_there', language)},
      'photos', coalesce((
        select json_agg(json_build_object('url', '/api/v2/public/photos/' || f.photo_hash) order by f.position)
        from branch_photo f where f.branch_id = b.id), '[]'),
      'organisation', json_build_object(
        'code', p.code, 'name', ${inLanguage('p', 'name', language)},
        'logoUrl', '/api/v2/public/photos/' || p.logo_hash, 'supportEmail', p.support_email,
        'branches', coalesce((
          select json_agg(json_build_object(${branch('o', language)})
            order by o.location_code <> b.location_code, ${byName('o', language)}, o.id)
          from branch o where o.provider_id = p.id and o.active and o.id <> b.id), '[]')),
      'doctorsCount', ${DOCTORS_COUNT}, 'servicesCount', ${SERVICES_COUNT}, 'reviewsCount', ${REVIEWS_COUNT}
    ) as json
  from branch b join provider p on p.id = b.provider_id where b.id = $1 and b.active`,
})
