import { SEARCH_MAXIMUM } from '@vizit/domain/search/search-minimum.ts'
import { LOCATION_CODE } from '@vizit/domain/validation/code-shapes.ts'
import type { Language } from '../../../../platform/http/language.ts'
import { townOfDrugWords } from '../../../drugs/public.ts'
import type { CatalogueDeps } from '../../store/deps.ts'
import type { SearchKind } from '../../store/search/matches-sql.ts'
import { searchList } from '../../use-cases/search-list.ts'

/** The lists of the catalogue that understand a town in the words. */
const KINDS: Readonly<Record<string, SearchKind>> = {
  '/doctors': 'doctor',
  '/medcenters': 'medicalCentre',
  '/services': 'service',
}

/** The town of which a list is because its words name it; undefined for a list of the chosen one. */
export async function readNamedTown(
  deps: Pick<CatalogueDeps, 'database' | 'clock'>,
  path: string,
  { q, town }: { readonly q?: unknown; readonly town?: unknown },
  language: Language,
): Promise<string | undefined> {
  const kind = KINDS[path]
  if (typeof q !== 'string' || q.trim() === '' || q.length > SEARCH_MAXIMUM) return undefined
  if (path === '/drugs') return (await townOfDrugWords(deps, q.trim(), language))?.name
  if (!kind) return undefined
  const locationCode = typeof town === 'string' && LOCATION_CODE.test(town) ? Number(town) : undefined
  const { understood } = await searchList(deps, kind, { q: q.trim(), locationCode, language })
  return (await understood())?.town?.name
}
