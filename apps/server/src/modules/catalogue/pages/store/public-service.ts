import type { Language } from '../../../../platform/http/language.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import { inLanguage } from '../../store/names.ts'

export interface PublicService {
  /** The first of the services that organisations give under this name: the page of all of them. */
  readonly id: string
  readonly name: string
  /** True if only organisations made up for the demo give it. */
  readonly isDemo: boolean
}

const query = (language: Language) => ({
  name: `public-service-${language}`,
  text: `select given.id::text, ${inLanguage('c', 'name', language)} as name, given."isDemo"
  from service asked join common_service c on c.id = asked.common_id
  cross join lateral (
    select min(s.id) as id, bool_and(p.is_demo) as "isDemo"
    from service s join provider p on p.id = s.provider_id
    where s.common_id = c.id and s.active and not s.hidden and exists (
      select from assignment_service m join search_working() w on w.id = m.assignment_id where m.service_id = s.id)
  ) given
  where asked.id = $1 and given.id is not null`,
})

/** A service that patients see, of any organisation, by its common name. */
export async function readPublicService(
  { database }: Pick<CatalogueDeps, 'database'>,
  id: string,
  language: Language,
): Promise<PublicService | undefined> {
  const { rows } = await database.reads.query<PublicService>({ ...query(language), values: [id] })
  return rows[0]
}
