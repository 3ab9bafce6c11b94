import type { Language } from '../../../../platform/http/language.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import { isBookable, TAKES_STRANGERS } from '../../store/is-bookable-sql.ts'
import { inLanguage } from '../../store/names.ts'
import type { WeeklyOpening } from './public-drugs.ts'

export interface PublicBranch {
  readonly branchId: string
  readonly name: string
  readonly address: string
  readonly town: string
  readonly phones: readonly string[]
  readonly latitude: number | null
  readonly longitude: number | null
  /** ISO weekdays; 8: public holidays. */
  readonly hours: readonly WeeklyOpening[]
  /** Specialities of the doctors who work there. */
  readonly specialities: readonly string[]
  /** Whether a new patient can book anybody there online. */
  readonly onlineBooking: boolean
}

/** A medical organisation and its branches, as the public sees them. */
export interface PublicClinic {
  readonly code: string
  readonly name: string
  readonly isDemo: boolean
  readonly branches: readonly PublicBranch[]
}

/** $1 = the code, $2 = whether the operator offers online booking. */
const query = (language: Language) => ({
  name: `clinic-with-hours-${language}`,
  text: `select p.code, ${inLanguage('p', 'name', language)} as name, p.is_demo as "isDemo",
    coalesce((select json_agg(r) from (
      select b.id::text as "branchId", ${inLanguage('b', 'name', language)} as name,
        ${inLanguage('b', 'address', language)} as address, l.name_${language} as town,
        b.phones, b.latitude, b.longitude,
        coalesce((select json_agg(json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes) order by h.day, h.opens)
          from branch_hours h where h.branch_id = b.id), '[]') as hours,
        coalesce((select json_agg(distinct ${inLanguage('s', 'name', language)}) from assignment a
          join doctor d on d.id = a.doctor_id and d.active join speciality s on s.id = a.speciality_id
          where a.branch_id = b.id and a.active), '[]') as specialities,
        exists (select from assignment a join doctor d on d.id = a.doctor_id
          where a.branch_id = b.id and ${TAKES_STRANGERS} and ${isBookable({ isOpen: '$2::boolean' })}) as "onlineBooking"
      from branch b join location l on l.code = b.location_code
      where b.provider_id = p.id and b.active order by b.id) r), '[]') as branches
  from provider p where p.code = $1`,
})

export async function readPublicClinic(
  { database, settings }: Pick<CatalogueDeps, 'database' | 'settings'>,
  code: string,
  language: Language,
): Promise<PublicClinic | undefined> {
  const { online_booking_enabled: isOpen } = await settings()
  const { rows } = await database.reads.query<PublicClinic>({ ...query(language), values: [code, isOpen] })
  return rows[0]
}
