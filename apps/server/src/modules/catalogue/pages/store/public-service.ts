import type { Language } from '../../../../platform/http/language.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import { inLanguage } from '../../store/names.ts'

export interface PublicService {
  readonly id: string
  readonly name: string
  /** True if only organisations made up for the demo give it. */
  readonly isDemo: boolean
}

const query = (language: Language) => ({
  name: `public-service-${language}`,
  text: `select s.id::text, ${inLanguage('c', 'name', language)} as name,
    not exists (select from service of_any join provider p on p.id = of_any.provider_id
      where of_any.common_id = s.common_id and p.active and not p.is_demo) as "isDemo"
  from service s join common_service c on c.id = s.common_id where s.id = $1`,
})

/** A service of any organisation, by its common name. */
export async function readPublicService(
  { database }: Pick<CatalogueDeps, 'database'>,
  id: string,
  language: Language,
): Promise<PublicService | undefined> {
  const { rows } = await database.reads.query<PublicService>({ ...query(language), values: [id] })
  return rows[0]
}
