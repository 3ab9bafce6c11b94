import type { Language } from '../../../../platform/http/language.ts'
import { isBookable } from '../is-bookable-sql.ts'
import { displayName, fullName, inLanguage, instant } from '../names.ts'
import { lowestPrice } from '../services.ts'
import type { FilterSql } from './filters.ts'
import { REVIEWS_COUNT } from './reviews-count.ts'

/** SQL: the doctor of a row of `page` as JSON, without free times; places and their branches beside it. */
export const listedDoctor = ({ isOfService, period }: FilterSql, language: Language) => `
      select json_build_object(
          'id', d.id::text, 'doctorId', d.id::text, 'providerCode', p.code,
          'provider', ${inLanguage('p', 'name', language)}, 'isDemo', p.is_demo,
          'fullName', ${fullName('d', language)}, 'displayName', ${displayName('d', language)},
          'specialityId', w.speciality_id::text, 'specialityName', w.speciality,
          'qualification', ${inLanguage('d', 'qualification', language)}, 'workStart', d.work_start,
          'photoUrl', '/api/v2/public/photos/' || d.photo_hash,
          'adult', d.adult, 'children', d.children, 'adult_age', d.adult_age, 'adult_age_to', d.adult_age_to,
          'children_age', d.children_age, 'children_age_to', d.children_age_to, 'languages', d.languages,
          'priceFrom', ${lowestPrice(`m.assignment_id = any(page.here) ${isOfService ? 'and m.service_id in (select service_id from offered)' : ''}`)}, 'reviewsCount', ${REVIEWS_COUNT},
          'worksAt', w.works_at, 'nearestTimeslot', ${instant('page.nearest')})::text as json,
        w.places, w.branches
      from doctor d
      join provider p on p.id = d.provider_id
      cross join lateral (
        select (array_agg(a.speciality_id order by a.id <> all(page.here), a.id))[1] as speciality_id,
          (array_agg(${inLanguage('s', 'name', language)} order by a.id <> all(page.here), a.id))[1] as speciality,
          array_agg(a.id::text) as places, array_agg(a.branch_id::text) as branches,
          json_agg(json_build_object(
            'branchId', a.branch_id::text, 'assignmentId', a.id::text, 'specialityId', a.speciality_id::text,
            'specialityName', ${inLanguage('s', 'name', language)}, 'bookingPolicy', a.booking_policy,
            'onlineBooking', ${isBookable(period)}, 'asked', a.id = any(page.here),
            'branch', ${inLanguage('b', 'name', language)}, 'address', ${inLanguage('b', 'address', language)},
            'phones', array_to_string(b.phones, ';'), 'locationCode', b.location_code,
            'latitude', b.latitude, 'longitude', b.longitude
            ${isOfService ? ", 'serviceId', (select o.service_id::text from offered o where o.assignment_id = a.id)" : ''}
          ) order by a.id <> all(page.here), a.id) as works_at
        from assignment a
        join branch b on b.id = a.branch_id and b.active
        join speciality s on s.id = a.speciality_id
        where a.doctor_id = d.id and a.active
      ) w
      where d.id = page.id`
