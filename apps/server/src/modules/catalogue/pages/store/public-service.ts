import type { Language } from '../../../../platform/http/language.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import { inLanguage } from '../../store/names.ts'
import { jsonArray } from '../../store/read-json.ts'

export interface PublicService {
  /** The first of the services that organisations give under this name: the page of all of them. */
  readonly id: string
  readonly name: string
  /** True if only organisations made up for the demo give it. */
  readonly isDemo: boolean
  /** As the first organisation that has one says it. */
  readonly description: string | null
  readonly preparation: string | null
  /** In how many medical centres it is to be had. */
  readonly medcenters: number
  /** Some of them. */
  readonly places: readonly { readonly clinic: string; readonly branchId: string; readonly name: string }[]
}

/** Medical centres that a page's head names. */
const NAMED = 10

const query = (language: Language) => ({
  name: `public-service-${language}`,
  text: `select given.id::text, ${inLanguage('c', 'name', language)} as name, given."isDemo", given.description,
    given.preparation, given.medcenters,
    ${jsonArray(`
      select p.code as clinic, b.id::text as "branchId", ${inLanguage('b', 'name', language)} as name
      from branch b join provider p on p.id = b.provider_id
      where b.id = any(given.branches) order by b.id limit ${NAMED}`)}::json as places
  from service asked join common_service c on c.id = asked.common_id
  cross join lateral (
    select min(s.id) as id, bool_and(p.is_demo) as "isDemo", ${firstOf('description', language)}, ${firstOf('preparation', language)},
      count(distinct w.branch_id)::int as medcenters, array_agg(distinct w.branch_id) as branches
    from service s join provider p on p.id = s.provider_id
    join assignment_service m on m.service_id = s.id
    join search_working() w on w.id = m.assignment_id
    where s.common_id = c.id and s.active and not s.hidden
  ) given
  where asked.id = $1 and given.id is not null`,
})

/** SQL: what the first of the services that says it says. */
function firstOf(column: 'description' | 'preparation', language: Language): string {
  const said = inLanguage('s', column, language)
  return `(array_agg(${said} order by s.id) filter (where ${said} <> ''))[1] as ${column}`
}

/** A service that patients see, of any organisation, by its common name. */
export async function readPublicService(
  { database }: Pick<CatalogueDeps, 'database'>,
  id: string,
  language: Language,
): Promise<PublicService | undefined> {
  const { rows } = await database.reads.query<PublicService>({ ...query(language), values: [id] })
  return rows[0]
}
