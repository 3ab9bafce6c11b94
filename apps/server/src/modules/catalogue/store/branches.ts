import type { Language } from '../../../platform/http/language.ts'
import { byName, inLanguage } from './names.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'

/** Branches of the medical organisation $1. */
export const branchesQuery = (language: Language): JsonQuery => ({
  name: `branches-${language}`,
  text: `select ${jsonArray(`
    select b.id::text as "branchId", ${inLanguage('b', 'name', language)} as branch,
      array_to_string(b.phones, ';') as phones, ${inLanguage('b', 'address', language)} as address,
      b.location_code as "locationCode", b.latitude, b.longitude,
      not p.active as suspended
    from branch b where b.provider_id = p.id and b.active
    order by ${byName('b', language)}, b.id`)} as json
  from provider p where p.code = $1`,
})
