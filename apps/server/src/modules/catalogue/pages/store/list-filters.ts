import { LOCATION_CODE, ROW_ID } from '@vizit/domain/validation/code-shapes.ts'
import type { Language } from '../../../../platform/http/language.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import { inLanguage } from '../../store/names.ts'

interface Named {
  readonly id: string
  readonly name: string
}

/** What a list is filtered by, as its head names it. */
export interface ListFilters {
  readonly town: Named | null
  readonly speciality: Named | null
  /** Of services. */
  readonly direction: Named | null
  /** The name of the town that the words of the address name, of which the list is then. */
  readonly namedTown?: string | undefined
  /** True if all that the lists of doctors, centres and services can show is made up for the demo. */
  readonly isDemo: boolean
  /** The same of drugs. */
  readonly isDemoOfDrugs: boolean
  /** The same of pharmacies. */
  readonly isDemoOfPharmacies: boolean
}

const query = (language: Language) => ({
  name: `list-filters-and-demos-${language}`,
  text: `select
    (select json_build_object('id', l.code::text, 'name', l.name_${language}) from location l
      where l.code = $1::int and l.code > 0) as town,
    (select json_build_object('id', s.id::text, 'name', ${inLanguage('s', 'name', language)}) from speciality s
      where s.id = $2::bigint) as speciality,
    (select json_build_object('id', g.id::text, 'name', ${inLanguage('g', 'name', language)}) from common_service_group g
      where g.id = $3::bigint and g.parent_id is null) as direction,
    not exists (select from provider where active and not is_demo) as "isDemo",
    not exists (select from drug where removed_at is null and not is_demo) as "isDemoOfDrugs",
    not exists (select from pharmacy where removed_at is null and not is_demo) as "isDemoOfPharmacies"`,
})

const NONE: ListFilters = {
  ...{ town: null, speciality: null, direction: null },
  ...{ isDemo: true, isDemoOfDrugs: true, isDemoOfPharmacies: true },
}

/** Unknown ones, and what is no number, are no filters. */
export async function readListFilters(
  { database }: Pick<CatalogueDeps, 'database'>,
  { town, speciality, direction }: { readonly [filter in 'town' | 'speciality' | 'direction']?: unknown },
  language: Language,
): Promise<ListFilters> {
  const values = [number(town, LOCATION_CODE), number(speciality, ROW_ID), number(direction, ROW_ID)]
  const { rows } = await database.reads.query<ListFilters>({ ...query(language), values })
  return rows[0] ?? NONE
}

const number = (given: unknown, shape: RegExp) =>
  typeof given === 'string' && shape.test(given) ? given : null
