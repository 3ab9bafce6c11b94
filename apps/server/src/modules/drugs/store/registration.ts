import { innKey } from '@vizit/domain/drugs/inn.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { RegisterDrug } from './register.ts'

export interface Registration {
  readonly drug: RegisterDrug
  readonly groups: { readonly code: string; readonly name: string }[]
  readonly holder: string | null
  readonly manufacturer: string | null
  readonly registrationNumber: string | null
  readonly registeredOn: string | null
  readonly validUntil: string | null
  readonly hasNoEnd: boolean
  readonly removed: boolean
}

type Registered = Omit<Registration, 'drug'> & { readonly drug: Omit<RegisterDrug, 'innKey'> }

const registrationQuery = (language: Language) => ({
  name: `drug-registration-${language}`,
  text: `
  select json_build_object('id', d.id::text, 'nameRu', d.name_ru, 'nameBe', d.name_be, 'nameEn', d.name_en,
      'innRu', d.inn_ru, 'innEn', d.inn_en, 'atcCode', d.atc_code, 'formRu', d.form_ru,
      'formBe', d.form_be, 'formEn', d.form_en, 'dispensing', d.dispensing, 'isDemo', d.is_demo,
      'packs', coalesce((
        select json_agg(json_build_object('id', p.id::text, 'code', p.code, 'ru', p.presentation_ru, 'be', p.presentation_be,
          'en', p.presentation_en, 'strength', p.strength) order by p.id)
        from drug_pack p where p.drug_id = d.id and (p.removed_at is null or d.removed_at is not null)), '[]')) as drug,
    coalesce((
      select json_agg(json_build_object('code', g.code, 'name', g.name_${language}) order by g.code)
      from atc_group g where g.code in (left(d.atc_code, 1), left(d.atc_code, 3))), '[]') as groups,
    d.holder, d.manufacturer, d.registration_number as "registrationNumber", d.registered_on as "registeredOn",
    d.valid_until as "validUntil", d.has_no_end as "hasNoEnd", d.removed_at is not null as removed
  from drug d where d.id = $1`,
})

/** One drug with all that the register says of it, also one that the register has no more. */
export async function readRegistration(
  { reads }: Database,
  id: string,
  language: Language,
): Promise<Registration | undefined> {
  if (Number(id) > 2_147_483_647) return undefined
  const { rows } = await reads.query<Registered>({ ...registrationQuery(language), values: [id] })
  const [found] = rows
  return found && { ...found, drug: { ...found.drug, innKey: innKey(found.drug) } }
}
