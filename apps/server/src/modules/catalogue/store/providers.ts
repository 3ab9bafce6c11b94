import type { Language } from '../../../platform/http/language.ts'
import { inLanguage } from './names.ts'
import { type JsonQuery, jsonArray } from './read-json.ts'

/** Active medical organisations, those with the most doctors first; $1 = a town's code or null. */
export const providersQuery = (language: Language): JsonQuery => ({
  name: `providers-${language}`,
  text: `select ${jsonArray(`
    select p.code, ${inLanguage('p', 'name', language)} as name, b.codes as "locationCodes",
      b.count as "branchesCount", d.count as "doctorsCount", p.is_demo as "isDemo",
      p.accent_colour as "accentColour", '/api/v2/public/photos/' || p.logo_hash as "logoUrl", p.support_email as "supportEmail"
    from provider p
    cross join lateral (
      select count(*)::int as count, coalesce(array_agg(distinct b.location_code), '{}') as codes
      from branch b where b.provider_id = p.id and b.active
    ) b
    cross join lateral (select count(*)::int as count from doctor d where d.provider_id = p.id and d.active) d
    where p.active and ($1::int is null or $1 = any(b.codes))
    order by d.count desc, p.code`)} as json`,
})
