import type { Opening } from '@vizit/domain/schedule/opening-hours.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { CatalogueDeps } from '../../store/deps.ts'

type Deps = Pick<CatalogueDeps, 'database'>

/** A drug as search engines read it. */
export interface PublicDrug {
  readonly id: string
  readonly name: string
  readonly inn: string | null
  readonly form: string | null
  readonly dispensing: 'otc' | 'rx' | 'hospital' | null
  readonly manufacturer: string | null
  readonly isDemo: boolean
}

/** Minutes since midnight; after 1440: on the next day. */
export interface WeeklyOpening extends Opening {
  readonly day: number
}

export interface PublicPharmacy {
  readonly id: string
  readonly name: string
  readonly chain: string | null
  readonly address: string
  readonly town: string
  readonly phones: readonly string[]
  readonly latitude: number
  readonly longitude: number
  /** ISO weekdays; 8: public holidays. */
  readonly hours: readonly WeeklyOpening[]
  readonly isDemo: boolean
}

const drugQuery = (language: Language) => ({
  name: `public-drug-${language}`,
  text: `select id::text, coalesce(name_${language}, name_ru) as name,
      ${language === 'en' ? 'coalesce(inn_en, inn_ru)' : 'coalesce(inn_ru, inn_en)'} as inn,
      coalesce(form_${language}, form_ru) as form, dispensing, manufacturer, is_demo as "isDemo"
    from drug where id = $1 and removed_at is null`,
})

const pharmacyQuery = (language: Language) => ({
  name: `public-pharmacy-${language}`,
  text: `select p.id::text, coalesce(p.name_${language}, p.name_ru) as name, ${language === 'ru' ? 'c.name' : `coalesce(c.name_${language}, c.name)`} as chain,
      coalesce(p.address_${language}, p.address_ru) as address, l.name_${language} as town, p.phones,
      p.latitude, p.longitude, p.is_demo as "isDemo", coalesce((
        select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) order by h.day, h.opens)
        from pharmacy_hours h where h.pharmacy_id = p.id), '[]') as hours
    from pharmacy p join location l on l.code = p.location_code left join pharmacy_chain c on c.id = p.chain_id
    where p.id = $1 and p.removed_at is null`,
})

const HIGHEST_ID = 2_147_483_647

/** A drug that is in the register. */
export async function readPublicDrug(
  { database }: Deps,
  id: string,
  language: Language,
): Promise<PublicDrug | undefined> {
  if (Number(id) > HIGHEST_ID) return undefined
  const { rows } = await database.reads.query<PublicDrug>({ ...drugQuery(language), values: [id] })
  return rows[0]
}

export async function readPublicPharmacy(
  { database }: Deps,
  id: string,
  language: Language,
): Promise<PublicPharmacy | undefined> {
  if (Number(id) > HIGHEST_ID) return undefined
  const { rows } = await database.reads.query<PublicPharmacy>({ ...pharmacyQuery(language), values: [id] })
  return rows[0]
}
